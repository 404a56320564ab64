import { useLocale, useTranslations } from 'next-intl';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import type { CompanyFact } from '#content/company/company-facts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Company facts that a page cannot state yet, and where to ask for them. */
export function MissingFactList({ facts }: { facts: readonly CompanyFact[] }) {
  const t = useTranslations('Legal');
  const locale = localeFromTag(useLocale());
  const mailbox = () => (
    <TextLink key="mailbox" href={`mailto:${mailboxes.business}`}>
      {mailboxes.business}
    </TextLink>
  );
  return (
    <div>
      <p className="mb-4">{t.rich('missingFacts', { mailbox })}</p>
      <ul className="list-disc gap-x-8 ps-5 text-small marker:text-ink-soft sm:columns-2">
        {facts.map((fact) => (
          <li key={fact} className="break-inside-avoid py-0.5">
            {keepTogether(companyFactLabels[locale][fact])}
          </li>
        ))}
      </ul>
    </div>
  );
}
