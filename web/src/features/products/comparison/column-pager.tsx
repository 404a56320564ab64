import { ChevronLeft, ChevronRight } from 'lucide';
import { useTranslations } from 'next-intl';
import { Icon } from '#ui/icon.tsx';
import type { VisibleColumns } from './use-visible-columns.ts';

type Props = Pick<VisibleColumns, 'visible' | 'move'> & { total: number };

const BUTTON =
  'grid size-9 place-items-center rounded-control border border-edge transition-colors duration-quick enabled-hover:border-accent enabled-hover:text-accent disabled:opacity-45';

/** "1–2 of 4", with a button for each direction; hidden if all columns fit. */
export function ColumnPager({ visible, total, move }: Props) {
  const t = useTranslations('Comparison');
  return (
    <div className="scripted screen-only comparison-pager">
      <span className="tabular-nums">{visible && t('position', { ...visible, total })}</span>
      <button
        type="button"
        className={BUTTON}
        disabled={visible?.first === 1}
        onClick={() => move(-1)}
        aria-label={t('previous')}
      >
        <Icon icon={ChevronLeft} size={18} />
      </button>
      <button
        type="button"
        className={BUTTON}
        disabled={visible?.last === total}
        onClick={() => move(1)}
        aria-label={t('next')}
      >
        <Icon icon={ChevronRight} size={18} />
      </button>
    </div>
  );
}
