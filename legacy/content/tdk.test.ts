import { expect, it } from 'vitest';
import { toTdkRows } from './tdk.ts';

it('has no row for a language that lacks one of the texts of a page', () => {
  const rows = toTdkRows({
    url: '/',
    title: { en: 'Printers', zh: '打印机', de: 'Drucker' },
    description: { en: 'All printers', zh: '所有打印机', de: '' },
    keywords: { en: 'printer', zh: '打印机', de: 'Drucker' },
  });
  expect(rows.map(({ language, seo_describe }) => [language, seo_describe])).toEqual([
    ['en', 'All printers'],
    ['zh', '所有打印机'],
  ]);
});
