import { expect, it } from 'vitest';
import { toEventTexts } from './event-texts.ts';

const english = { title: 'Dental show', summary: 'Five days.', venue: 'Grounds', city: 'Cologne', booth: 'Stand 1' };
const german = { title: 'Messe', summary: 'Fünf Tage.', venue: 'Messegelände', city: 'Köln', booth: 'Stand 1' };
const event = { ...english, localizedSummary: german, servedLocale: 'EN' as const };

it('shows the summary in the language of the page, and the language of the text behind it', () => {
  expect(toEventTexts(event, 'de')).toEqual({ ...german, lang: undefined, hrefLang: 'en' });
});

it('shows the texts of the event in their own language, or without a summary', () => {
  expect(toEventTexts(event, 'en')).toEqual({ ...english, lang: undefined, hrefLang: undefined });
  expect(toEventTexts({ ...event, localizedSummary: null }, 'de')).toMatchObject({ ...english, lang: 'en' });
});
