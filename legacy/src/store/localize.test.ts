import { contentLanguages } from '@heliograph/schema/locales.ts';
import { describe, expect, it } from 'vitest';
import { languagesOf, localize, servedLanguageOf, textsOf } from './localize.ts';

const record = {
  id: 7,
  urlName: 'seven',
  isNew: false,
  title: { en: 'Seven', zh: '七', de: 'Sieben' },
  place: { en: 'Cologne', zh: '科隆' },
  rows: [{ name: { en: 'Weight', zh: '重量', de: 'Gewicht' }, num: 5 }],
  value: { yes: true, text: { en: 'With lid', zh: '带盖', de: 'Mit Deckel' } },
  none: null,
  codes: ['en', 'x'],
};

describe('localize', () => {
  it('replaces translated texts and keeps all other values', () => {
    expect(localize(record, 'zh')).toEqual({
      id: 7,
      urlName: 'seven',
      isNew: false,
      title: '七',
      place: '科隆',
      rows: [{ name: '重量', num: 5 }],
      value: { yes: true, text: '带盖' },
      none: null,
      codes: ['en', 'x'],
    });
  });

  it('falls back to the English text if a translation is missing or empty', () => {
    expect(localize({ ...record, value: { en: 'With lid', de: '' } }, 'de')).toMatchObject({
      title: 'Sieben',
      place: 'Cologne',
      value: 'With lid',
    });
  });

  it.each([{ en: 'a', xx: 'b' }, { zh: 'a', de: 'b' }, {}])('does not treat %j as a translated text', (value) => {
    expect(localize({ value }, 'en')).toEqual({ value });
  });
});

describe('languagesOf', () => {
  it('returns the languages that every text has', () => {
    expect(languagesOf(record)).toEqual(['en', 'zh']);
    expect(languagesOf({ title: record.title })).toEqual(['en', 'zh', 'de']);
    expect(languagesOf({ title: { ...record.title, zh: '' } })).toEqual(['en', 'de']);
    expect(languagesOf({ title: { en: 'Only' }, rows: [record.title] })).toEqual(['en']);
  });

  it('returns all languages if there is nothing to translate', () => {
    expect(languagesOf({ id: 1, name: 'Fixed' })).toEqual(contentLanguages);
  });
});

describe('servedLanguageOf', () => {
  it('returns English unless every text is translated', () => {
    expect(servedLanguageOf(record, 'zh')).toBe('zh');
    expect(servedLanguageOf(record, 'de')).toBe('en');
  });
});

describe('textsOf', () => {
  it('returns the texts of one language, without codes', () => {
    expect(textsOf(record, 'de')).toEqual(['Sieben', 'Cologne', 'Gewicht', 'Mit Deckel']);
    expect(textsOf({ title: { en: 'Seven', de: '' } }, 'de')).toEqual(['Seven']);
    expect(textsOf(null, 'en')).toEqual([]);
  });
});
