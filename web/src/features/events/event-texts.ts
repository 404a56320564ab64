import { toLangAttribute } from '#i18n/paths.ts';
import type { EventRow_EventFragment } from './event-row.generated.ts';

type Event = Pick<
  EventRow_EventFragment,
  'title' | 'summary' | 'venue' | 'city' | 'booth' | 'localizedSummary' | 'servedLocale'
>;

/** The summary in the language of the page, if the event is in another language and has one. */
export function toEventTexts(event: Event, locale: string) {
  const { title, summary, venue, city, booth, localizedSummary, servedLocale } = event;
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) return { title, summary, venue, city, booth, lang, hrefLang: undefined };
  return { ...localizedSummary, lang: undefined, hrefLang: lang };
}
