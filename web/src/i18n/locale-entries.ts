import { type Locale, localeCodes, locales } from '@heliograph/schema/locales.ts';

/** `iso` is a BCP 47 tag, `file` the name of the messages in `web/messages/`. */
export type LocaleEntry = { code: Locale; iso: string; file: string; name: string };

export const localeEntries: readonly LocaleEntry[] = localeCodes.map((code) => ({
  code,
  iso: locales[code].tag,
  file: `${code}.json`,
  name: locales[code].name,
}));
