import { expect, it } from 'vitest';
import { spokenLanguageName } from './spoken-language.ts';

it('names a spoken language without its region', () => {
  expect(spokenLanguageName('zh-CN', 'en-US')).toBe('Chinese');
  expect(spokenLanguageName('zh-CN', 'zh-CN')).toBe('中文');
  expect(spokenLanguageName('en', 'de-DE')).toBe('Englisch');
});
