import { Check, Minus } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '#ui/icon.tsx';
import { keepTogether } from '#ui/keep-together.ts';
import { addUsUnits } from '../detail/add-us-units.ts';
import type { ComparisonCell as Cell } from './comparison-rows.ts';

export function ComparisonCell({ cell: { isAvailable, lines } }: { cell: Cell }) {
  const t = useTranslations('Comparison');
  const locale = useLocale();
  if (isAvailable === null && lines.length === 0) return <span className="text-ink-soft">{t('unknown')}</span>;
  return (
    <>
      {isAvailable === true && <Icon icon={Check} size={18} label={t('yes')} className="text-success" />}
      {isAvailable === false && <Icon icon={Minus} size={18} label={t('no')} className="text-ink-soft" />}
      {lines.map((line) => (
        <span key={line} className={`block ${isAvailable === null ? '' : 'text-small text-ink-soft'}`}>
          {keepTogether(addUsUnits(line, locale))}
        </span>
      ))}
    </>
  );
}
