import { useLocale, useTranslations } from 'next-intl';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { groupEntities } from '#content/company/group-entities.ts';
import { contactCopy } from '#content/contact/contact.ts';
import { offices } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { PhoneLink } from '#ui/phone-link.tsx';
import { useEntityNames } from './use-entity-names.ts';

export function GroupEntityList() {
  const t = useTranslations();
  const locale = localeFromTag(useLocale());
  const nameOf = useEntityNames();
  return groupEntities.map(({ office, registerNumber }) => {
    const { role, street, place } = contactCopy[locale].offices[office];
    const rows = [
      { id: 'role', term: t('Legal.entity.role'), description: role },
      { id: 'seat', term: t('Legal.entity.seat'), description: `${street}\n${place}` },
      { id: 'phone', term: t('Legal.phone'), description: <PhoneLink phone={offices[office].phone} /> },
      ...(registerNumber
        ? [{ id: 'register', term: companyFactLabels[locale].registerNumber, description: registerNumber }]
        : []),
    ];
    return (
      <section key={office} aria-labelledby={`entity-${office}`} className="mb-8 break-inside-avoid">
        <h3 id={`entity-${office}`} className="mb-2 font-semibold">
          {nameOf(office)}
        </h3>
        <DescriptionList rows={rows} />
      </section>
    );
  });
}
