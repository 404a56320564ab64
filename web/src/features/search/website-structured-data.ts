import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { localePath } from '#i18n/paths.ts';

export function toWebsiteData(locale: Locale, name: string, origin: string) {
  const addressOf = (path: string) => new URL(localePath(locale, path), origin).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: addressOf('/'),
    inLanguage: locales[locale].tag,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${addressOf('/search')}?key={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}
