import { useLocale, useTranslations } from 'next-intl';
import { groupEntities } from '#content/company/group-entities.ts';
import { contactCopy } from '#content/contact/contact.ts';
import type { OfficeName } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';

/** Names the company at an office: its registered name, or the brand and the town. */
export function useEntityNames(): (office: OfficeName) => string {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  return (office) =>
    groupEntities.find((entity) => entity.office === office)?.registeredName?.[locale] ??
    t('Legal.entity.name', { brand: t('Site.brand'), town: contactCopy[locale].offices[office].name });
}
