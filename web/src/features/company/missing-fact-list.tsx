import { useLocale, useTranslations } from 'next-intl';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import type { CompanyFact } from '#content/company/company-facts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { DescriptionList } from '#ui/description-list.tsx';
import { TextLink } from '#ui/text-link.tsx';

/** Company facts that a page cannot state yet, each with its place. */
export function MissingFactList({ facts }: { facts: readonly CompanyFact[] }) {
  const t = useTranslations('Legal');
  const locale = localeFromTag(useLocale());
  const mailbox = () => (
    <TextLink key="mailbox" href={`mailto:${mailboxes.business}`}>
      {mailboxes.business}
    </TextLink>
  );
  const description = <span className="text-ink-soft">{t('toFollow')}</span>;
  return (
    <div>
      <DescriptionList rows={facts.map((fact) => ({ id: fact, term: companyFactLabels[locale][fact], description }))} />
      <p className="text-small text-ink-soft">{t.rich('missingFacts', { mailbox })}</p>
    </div>
  );
}
