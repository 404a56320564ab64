import { useTranslations } from 'next-intl';
import { Disclosure } from '#ui/disclosure.tsx';
import type { CostItem } from './cost-fields.ts';

const FORMULAS = ['resin', 'labor', 'scrap', 'equipment', 'printers', 'payback'] as const;

export function CostFormulas({ item }: { item: CostItem }) {
  const t = useTranslations('CostCalculator.formulas');
  return (
    <Disclosure summary={t('title')} isAlwaysCollapsible>
      <dl className="grid gap-x-8 gap-y-4 text-small sm:grid-cols-2">
        {FORMULAS.map((name) => (
          <div key={name}>
            <dt className="font-medium">{t(`${name}.name`)}</dt>
            <dd className="mt-1 text-ink-soft">{t(`${name}.formula`, { item })}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-text text-small text-ink-soft">{t('excluded')}</p>
    </Disclosure>
  );
}
