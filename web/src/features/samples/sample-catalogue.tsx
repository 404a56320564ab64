import { useLocale, useTranslations } from 'next-intl';
import { facts } from '#content/facts.ts';
import { localeFromTag, localePath } from '#i18n/paths.ts';
import { Button } from '#ui/button.tsx';
import { QueryLink } from '#ui/query-link.tsx';
import { requestPath, stepUrl } from './request-query.ts';
import { SampleCard } from './sample-card.tsx';
import type { SampleGroup } from './sample-data.ts';
import { ServiceFigures } from './service-figures.tsx';

const CUSTOM = 'custom';

export function SampleCatalogue({ groups }: { groups: readonly SampleGroup[] }) {
  const t = useTranslations('Samples');
  const sections = groups.map(({ category, samples }) => ({
    id: category?.slug ?? 'further',
    name: category?.name ?? t('further'),
    summary: category?.summary ?? '',
    samples,
  }));
  return (
    <>
      <nav aria-label={t('categories')} className="mt-6">
        <ul className="flex flex-wrap gap-2 text-small">
          {[...sections, { id: CUSTOM, name: t('custom.name') }].map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-block rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors duration-quick hover:border-accent hover:text-accent"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, name, summary, samples }) => (
        <section key={id} aria-labelledby={id} className={`${SECTION} border-b`}>
          <CategoryHeading id={id} name={name} summary={summary} />
          <ul className={`grid gap-4 sm:gap-5 ${samples.length % 3 === 1 ? 'xl:grid-cols-2' : 'xl:grid-cols-3'}`}>
            {samples.map((sample) => (
              <li key={sample.id}>
                <SampleCard sample={sample} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <CustomSection />
    </>
  );
}

const SECTION =
  'grid items-start gap-x-10 gap-y-6 border-line py-stack desktop:grid-cols-[14rem_minmax(0,1fr)] desktop:py-14';

function CategoryHeading({ id, name, summary }: { id: string; name: string; summary: string }) {
  return (
    <div className="desktop:sticky desktop:top-24">
      <h3 id={id} className="scroll-mt-24 text-heading hyphens-auto">
        {name}
      </h3>
      <p className="mt-2 max-w-text text-small text-ink-soft">{summary}</p>
    </div>
  );
}

function CustomSection() {
  const t = useTranslations('Samples');
  const path = localePath(localeFromTag(useLocale()), requestPath);
  return (
    <section aria-labelledby={CUSTOM} className={SECTION}>
      <h3 id={CUSTOM} className="scroll-mt-24 text-heading hyphens-auto">
        {t('custom.name')}
      </h3>
      <div className="rounded-panel border border-line bg-surface p-5 sm:p-8">
        <h4 className="text-subheading">{t('custom.title')}</h4>
        <p className="mt-2 max-w-text text-ink-soft">{t('custom.text')}</p>
        <ServiceFigures
          className="mt-8 sm:grid-cols-2"
          figures={[
            {
              figure: t('custom.team.figure', { hours: facts.customSampleTeam.value }),
              text: t('custom.team.text'),
            },
            {
              figure: t('custom.cycle.figure', { weeks: facts.customSampleWeeks.value }),
              text: t('custom.cycle.text'),
            },
          ]}
        />
        <Button
          as={QueryLink}
          href={stepUrl(path, 2, { kind: 'CUSTOM', samples: [] })}
          className="scripted mt-8 max-sm:w-full"
        >
          {t('custom.start')}
        </Button>
      </div>
    </section>
  );
}
