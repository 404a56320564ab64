import type { Locale } from '@heliograph/schema/locales.ts';
import { isListedAddress } from '#content/pages.ts';
import { localePath } from '#i18n/paths.ts';

/** Localizes internal links; unwraps links to unlisted pages. */
export function localizeLinks(html: string, locale: Locale): string {
  return html.replaceAll(/<a href="(\/[^"]*)">(.*?)<\/a>/gs, (_, path: string, text: string) =>
    isListedAddress(path, locale) ? `<a href="${localePath(locale, path)}">${text}</a>` : text,
  );
}
