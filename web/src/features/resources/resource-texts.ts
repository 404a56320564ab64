import { toLangAttribute } from '#i18n/paths.ts';
import type { ResourceRow_ResourceFragment } from './resource-row.generated.ts';

type Resource = Pick<ResourceRow_ResourceFragment, 'title' | 'summary' | 'localizedSummary' | 'servedLocale'>;

/** The summary in the language of the page, if the resource is in another language and has one. */
export function toResourceTexts({ title, summary, localizedSummary, servedLocale }: Resource, locale: string) {
  const lang = toLangAttribute(servedLocale, locale);
  if (!lang || !localizedSummary) return { title, summary, lang, hrefLang: undefined };
  return { ...localizedSummary, lang: undefined, hrefLang: lang };
}
