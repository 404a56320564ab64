import { useLocale, useTranslations } from 'next-intl';
import { accessoryListPath } from '#features/accessories/accessory-paths.ts';
import { toAccessorySearch } from '#features/accessories/accessory-query.ts';
import { Link } from '#i18n/navigation.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { TextLink } from '#ui/text-link.tsx';

type Props = {
  /** Of the machine. */
  id: string;
  /** Path of its guide. */
  guide: string | null;
  /** Latest version of the print-preparation app. */
  version: string | undefined;
};

/** The guide, software and spare parts of a machine. */
export function MachineResources({ id, guide, version }: Props) {
  const t = useTranslations('Support.links');
  const locale = localeFromTag(useLocale());
  return (
    <ul className="grid gap-x-8 gap-y-5 pt-8 sm:grid-cols-3">
      {guide && (
        <li className="border-t border-ink pt-3">
          <TextLink
            href={localePath(locale, guide)}
            type="application/pdf"
            target="_blank"
            variant="standalone"
            className="text-subheading"
          >
            {t('guide')}
          </TextLink>
          <p className="mt-1.5 text-ink-soft">{t('guideText')}</p>
        </li>
      )}
      {version && (
        <li className="border-t border-ink pt-3">
          <TextLink as={Link} href="/store/software" variant="standalone" className="text-subheading">
            {t('softwareVersion', { version })}
          </TextLink>
          <p className="mt-1.5 text-ink-soft">{t('firmwareText')}</p>
        </li>
      )}
      <li className="border-t border-ink pt-3">
        <TextLink
          as={Link}
          href={toAccessorySearch(accessoryListPath, { printer: id })}
          variant="standalone"
          className="text-subheading"
        >
          {t('parts')}
        </TextLink>
        <p className="mt-1.5 text-ink-soft">{t('partsText')}</p>
      </li>
    </ul>
  );
}
