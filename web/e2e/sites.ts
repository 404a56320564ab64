import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { type Messages, messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';
import { isLongRun } from '../../gateway/src/testing/env.ts';

export type Site = { locale: Locale; tag: string; messages: Messages; path: (path: string) => string };

function toSite(locale: Locale): Site {
  return {
    locale,
    tag: locales[locale].tag,
    messages: messages[locale],
    path: (path) => localePath(locale, path),
  };
}

export const sites = { en: toSite('en'), cn: toSite('cn'), de: toSite('de') } satisfies Record<Locale, Site>;

export const allSites: readonly Site[] = Object.values(sites);

/** The languages of a test whose other languages are left to `test:long`. */
export function sampleSites(...samples: Site[]): readonly Site[] {
  return isLongRun ? allSites : samples;
}
