import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { messages } from '#i18n/messages.ts';
import { localePath } from '#i18n/paths.ts';

/** Plain HTML, as route handlers cannot render pages. */
export function toUnavailablePage(locale: Locale): string {
  const { unavailableTitle, unavailableText, back } = messages[locale].Documents;
  return `<!doctype html>
<html lang="${locales[locale].tag}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${unavailableTitle}</title></head>
<body><main><h1>${unavailableTitle}</h1><p>${unavailableText}</p><p><a href="${localePath(locale, '/')}">${back}</a></p></main></body>
</html>
`;
}
