import { type Locale, locales } from '@heliograph/schema/locales.ts';
import { Check } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { chooserLocales } from '#content/site-links.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { FrameDialog } from '../frame-dialog.tsx';

export const languageSwitcherId = 'choose-language';

/** Language switcher of the header. The current region is listed even if it is not selectable. */
export function LanguageSwitcherDialog() {
  const t = useTranslations('Header');
  const current = localeFromTag(useLocale());
  const isOffered = chooserLocales.some((locale) => locale === current);
  return (
    <FrameDialog id={languageSwitcherId} title={t('chooser')} close={t('close')}>
      <ul className="grid gap-3">
        {!isOffered && (
          <li className="dialog-choice" data-current>
            <Area locale={current} />
            <CurrentMark />
          </li>
        )}
        {chooserLocales.map((locale) => (
          <li key={locale}>
            <a
              href={localePath(locale, '/')}
              data-locale={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="dialog-choice"
            >
              <Area locale={locale} />
              {locale === current && <CurrentMark />}
            </a>
          </li>
        ))}
      </ul>
    </FrameDialog>
  );
}

function Area({ locale }: { locale: Locale }) {
  const t = useTranslations('Header.regions');
  const { tag, name } = locales[locale];
  return (
    <span>
      <span className="block font-medium">{t(locale)}</span>
      <span lang={tag} className="block text-small text-ink-soft">
        {name}
      </span>
    </span>
  );
}

function CurrentMark() {
  const t = useTranslations('Header');
  return (
    <span className="flex items-center gap-1.5 text-small text-accent">
      <Icon icon={Check} size={18} />
      {t('current')}
    </span>
  );
}
