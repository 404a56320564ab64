/** Language name without its region. In Chinese, the name of a written language: 英文, not 英语. */
export function languageName(tag: string, locale: string): string {
  const { language } = new Intl.Locale(tag);
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? tag;
  return locale.startsWith('zh') ? name.replace(/语$/, '文') : name;
}
