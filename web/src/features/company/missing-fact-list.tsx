import { useLocale, useTranslations } from 'next-intl';
import { companyFactLabels } from '#content/company/company-fact-labels.ts';
import { type CompanyFact, factGroups } from '#content/company/company-facts.ts';
import { mailboxes } from '#content/contact/offices.ts';
import { typedEntries } from '#features/contact/typed-entries.ts';
import { localeFromTag } from '#i18n/paths.ts';
import { keepTogether } from '#ui/keep-together.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Company facts that a page cannot state yet, in groups. */
export function MissingFactList({ facts }: { facts: readonly CompanyFact[] }) {
  const t = useTranslations('Legal');
  const labels = companyFactLabels[localeFromTag(useLocale())];
  const groups = typedEntries(factGroups).map(([group, members]) => ({
    group,
    missing: members.filter((fact) => facts.includes(fact)),
  }));
  const mailbox = () => (
    <TextLink key="mailbox" href={`mailto:${mailboxes.business}`}>
      {mailboxes.business}
    </TextLink>
  );
  return (
    <>
      <p className="mb-4">{t.rich('missingFacts', { mailbox })}</p>
      <dl className="border-b border-line text-small">
        {groups.map(
          ({ group, missing }) =>
            missing.length > 0 && (
              <div
                key={group}
                className="grid gap-x-6 gap-y-1 border-t border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]"
              >
                <dt className="font-medium hyphens-auto">{t(`factGroups.${group}`)}</dt>
                <dd>
                  <ul>
                    {missing.map((fact) => (
                      <li key={fact} className="text-ink-soft">
                        {keepTogether(t('missingFact', { fact: labels[fact] }))}
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
