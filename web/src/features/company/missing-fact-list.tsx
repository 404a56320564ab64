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
      <p className="mb-3">{t.rich('missingFacts', { mailbox })}</p>
      <ul className="text-small text-ink-soft sm:columns-2 sm:gap-x-8">
        {facts.map((fact) => (
          <li key={fact} className="break-inside-avoid py-0.5 hyphens-auto">
            {keepTogether(labels[fact])}
          </li>
        ))}
      </ul>
    </>
  );
}
