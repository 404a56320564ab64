'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Link } from '#i18n/navigation.ts';
import { type Exclusion, explainExclusion } from './explain-exclusion.ts';
import type { MaterialFilterOptions } from './material-data.ts';
import type { MaterialFacts } from './material-facts.ts';
import { materialPath } from './material-paths.ts';
import type { MaterialQuery } from './material-query.ts';
import { standardName } from './material-standards.ts';
import { findMarketStatus, isUsableIn } from './trade/trade-rows.ts';
import { useTradeWriter } from './trade/use-trade-writer.ts';

type Props = { materials: readonly MaterialFacts[]; query: MaterialQuery; options: MaterialFilterOptions };

export function ExcludedMaterials({ materials, query, options }: Props) {
  const t = useTranslations('Materials');
  const write = useReasons(options);
  const writer = useTradeWriter();
  const excluded = materials.flatMap((material) => {
    const isOut = query.isUsable && !isUsableIn(material, writer.locale);
    const status = isOut ? findMarketStatus(material, writer) : null;
    const reasons = [...(status ? [status] : []), ...explainExclusion(material, query).map(write)];
    return reasons.length > 0 ? [{ material, reasons }] : [];
  });
  if (excluded.length === 0) return null;
  return (
    <details className="unmarked mt-12 border-y border-line">
      <summary className="flex items-center justify-between gap-6 py-4 font-medium transition-colors duration-quick hover:text-accent">
        {t('whyNot', { count: excluded.length })}
        <span aria-hidden className="plus-minus" />
      </summary>
      <dl className="pb-4">
        {excluded.map(({ material, reasons }) => (
          <div key={material.id} className="grid gap-x-8 border-t border-line py-3 sm:grid-cols-[14rem_minmax(0,1fr)]">
            <dt>
              <Link href={materialPath(material.slug)} className="font-medium hover:text-accent">
                {material.name}
              </Link>
            </dt>
            <dd className="text-small text-ink-soft">{reasons.join(' · ')}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function useReasons(options: MaterialFilterOptions): (reason: Exclusion) => string {
  const t = useTranslations('Materials');
  const format = useFormatter();
  const names = new Map<string, string>(
    [options.categories, options.colors, options.printers, options.usages, options.addOns].flatMap((terms) =>
      terms.map(({ id, label }) => [id, label] as const),
    ),
  );
  for (const standard of options.biocompatibility) names.set(standard, standardName(standard));
  return (reason) => {
    if (reason.criterion === 'PROPERTIES') {
      const { name = '', unit = '' } = options.properties.find(({ property }) => property === reason.property) ?? {};
      return t('whyNotValue', { name, value: format.number(reason.value), unit });
    }
    const missing = reason.missing.map((id) => names.get(id) ?? id);
    return t('whyNotCriterion', {
      criterion: t(`criteria.${reason.criterion}`),
      missing: missing.join(t('separator')),
    });
  };
}
