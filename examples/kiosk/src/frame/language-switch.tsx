import { useLocale, useMessages, useSetLocale } from '../i18n/locale-context.ts';
import { LOCALE_CODES, LOCALES } from '../i18n/locales.ts';

/** Each language in its own words. */
export function LanguageSwitch() {
  const current = useLocale();
  const setLocale = useSetLocale();
  const { nav } = useMessages();
  return (
    <fieldset className="language-switch" aria-label={nav.language}>
      {LOCALE_CODES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={LOCALES[locale].tag}
          aria-pressed={locale === current}
          onClick={() => setLocale(locale)}
        >
          {LOCALES[locale].name}
        </button>
      ))}
    </fieldset>
  );
}
