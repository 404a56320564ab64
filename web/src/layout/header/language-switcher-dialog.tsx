import { Check } from 'lucide';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { chooserLocales } from '#content/site-links.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { FrameDialog } from '../frame-dialog.tsx';
import { type LanguageOption, listLanguageOptions } from './language-options.ts';

export const languageSwitcherId = 'choose-language';

/** Language switcher of the header. The current region is listed even if it is not selectable. */
export function LanguageSwitcherDialog() {
  const t = useTranslations('Header');
  const current = localeFromTag(useLocale());
  const options = listLanguageOptions(useMessages().Header.regions);
  const offered = chooserLocales.flatMap((locale) => options.filter(({ value }) => value === locale));
  const unoffered = options.filter(
    ({ value }) => value === current && !offered.some((option) => option.value === value),
  );
  return (
    <FrameDialog id={languageSwitcherId} title={t('chooser')} close={t('close')}>
      <ul className="grid gap-3">
        {unoffered.map((option) => (
          <li key={option.value} className="dialog-choice" data-current>
            <OptionLabel option={option} />
            <CurrentMark />
          </li>
        ))}
        {offered.map((option) => (
          <li key={option.value}>
            <a
              href={localePath(option.value, '/')}
              data-locale={option.value}
              aria-current={option.value === current ? 'true' : undefined}
              className="dialog-choice"
            >
              <OptionLabel option={option} />
              {option.value === current && <CurrentMark />}
            </a>
          </li>
        ))}
      </ul>
    </FrameDialog>
  );
}

function OptionLabel({ option: { country, language, languageTag } }: { option: LanguageOption }) {
  return (
    <span>
      <span className="block font-medium">{country}</span>
      <span lang={languageTag} className="block text-small text-ink-soft">
        {language}
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
