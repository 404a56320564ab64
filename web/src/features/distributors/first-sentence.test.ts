import { locales } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { integrationPartners } from '../../../../legacy/content/distributors/integration-partners.ts';
import { splitFirstSentence } from './first-sentence.ts';

it.each([
  ['en-US', 'CAD for crowns. It opens STL.', ['CAD for crowns.', 'It opens STL.']],
  ['zh-CN', '支架设计软件。文件直接传入。', ['支架设计软件。', '文件直接传入。']],
  ['de-DE', 'Prüft 0,35 mm.', ['Prüft 0,35 mm.', '']],
])('splits a text in %s after its first sentence', (locale, text, parts) => {
  expect(splitFirstSentence(text, locale)).toEqual(parts);
});

it('leaves no partner with a broken first sentence', () => {
  for (const { summary } of integrationPartners) {
    for (const [code, text] of Object.entries({ en: summary.en, cn: summary.zh, de: summary.de })) {
      const tag = locales[code as keyof typeof locales].tag;
      expect(splitFirstSentence(text, tag)[0]).toMatch(/^.{12,}[.。]$/su);
    }
  }
});
