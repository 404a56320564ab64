'use client';

import { useTranslations } from 'next-intl';
import { services } from '#content/facts/services.ts';
import { Figure } from '#ui/figure.tsx';
import { QueryLink } from '#ui/query-link.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { type RequestSelection, stepUrl } from './request-query.ts';
import type { SelectableSample } from './sample-selection.ts';

type Props = { path: string; selection: RequestSelection; samples: readonly SelectableSample[] };

export function RequestSummary({ path, selection, samples }: Props) {
  const t = useTranslations('Samples');
  const selected = samples.filter(({ id }) => selection.samples.includes(id));
  return (
    <section aria-label={t('summary')} className="desktop:sticky desktop:top-24">
      <h3 className="text-subheading">{t('summary')}</h3>
      <ul className="mt-4 border-b border-line">
        {selection.kind === 'CUSTOM' && (
          <li className="border-t border-line py-3.5">
            <span className="block font-medium">{t('custom.name')}</span>
            <span className="mt-1 block text-small text-ink-soft">
              {t('custom.team.figure', { hours: services.customSampleTeam.value })} {t('custom.team.text')}
            </span>
            <span className="block text-small text-ink-soft">
              {t('custom.cycle.figure', { weeks: services.customSampleWeeks.value })} {t('custom.cycle.text')}
            </span>
          </li>
        )}
        {selected.map(({ id, name, picture }) => (
          <li key={id} className="flex items-center gap-4 border-t border-line py-3.5 font-medium">
            {picture && (
              <span className="w-16 shrink-0 overflow-hidden rounded-control bg-backdrop">
                <Figure {...picture} alt="" sizes="4rem" />
              </span>
            )}
            {name}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-small">
        <TextLink as={QueryLink} href={stepUrl(path, 1, selection)}>
          {t('change')}
        </TextLink>
      </p>
    </section>
  );
}
