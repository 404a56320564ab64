import { useLocale, useTranslations } from 'next-intl';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import type { CompanyFact } from '#content/company/company-facts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Company facts that a page cannot state yet. */
export function MissingFactList({ facts }: { facts: readonly CompanyFact[] }) {
  const t = useTranslations('Legal');
  const labels = companyFactLabels[localeFromTag(useLocale())];
  const mailbox = () => (
    <TextLink key="mailbox" href={`mailto:${mailboxes.business}`}>
      {mailboxes.business}
    </TextLink>
  );
  return (
    <>
      <dl className="mb-3">
        {facts.map((fact) => (
          <div key={fact} className="flex justify-between gap-x-6 border-b border-line py-1.5 text-small">
            <dt className="text-ink-soft hyphens-auto">{keepTogether(labels[fact])}</dt>
            <dd className="shrink-0 text-ink-soft">{t('toFollow')}</dd>
          </div>
        ))}
      </dl>
      <p className="text-small">{t.rich('missingFacts', { mailbox })}</p>
    </>
  );
}
