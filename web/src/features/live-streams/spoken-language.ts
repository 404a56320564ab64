/** Name of a spoken language without its region. */
export function spokenLanguageName(tag: string, locale: string): string {
  const { language } = new Intl.Locale(tag);
  return new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? tag;
}
