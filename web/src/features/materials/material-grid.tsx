import { MaterialCard, type MaterialCardControls } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';

type Item = MaterialList['items'][number];

type Props = {
  items: readonly Item[];
  renderControls?: (material: Item) => MaterialCardControls;
  /** Whether a heading names their category. */
  isInCategory?: boolean;
  /** Whether they start above the fold. */
  isFirst?: boolean;
};

/** By the number of items: rows of three would leave a hole. */
const COLUMNS: Partial<Record<number, string>> = { 2: '', 4: 'xl:grid-cols-4' };

export function MaterialGrid({ items, renderControls, isInCategory = false, isFirst = false }: Props) {
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${COLUMNS[items.length] ?? 'xl:grid-cols-3'}`}>
      {items.map((material, index) => (
        <li key={material.id}>
          <MaterialCard
            material={material}
            {...renderControls?.(material)}
            isInCategory={isInCategory}
            isFirst={isFirst && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
