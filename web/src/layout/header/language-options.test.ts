import { localeCodes } from '@heliograph/schema/locales.ts';
import { expect, it } from 'vitest';
import { messages } from '#i18n/messages.ts';
import { listLanguageOptions } from './language-options.ts';

it('R216 a language option has a country label, a language label and a value', () => {
  const [global, china] = listLanguageOptions(messages.en.Header.regions);
  expect(global).toMatchObject({ country: 'Global', language: 'English', value: 'en' });
  expect(china).toMatchObject({ country: 'Mainland China', language: '简体中文', value: 'cn' });
});

it.each(localeCodes)('R216 names countries in the language of the page: %s', (locale) => {
  const { regions } = messages[locale].Header;
  expect(listLanguageOptions(regions).map(({ country, value }) => [value, country])).toEqual(
    localeCodes.map((code) => [code, regions[code]]),
  );
});
