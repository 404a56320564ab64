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

/** Rows of three on wide screens; the first two or four are larger, in rows of two. */
function columnsOf(index: number, count: number): string {
  const inPairs = count > 1 ? ([0, 4, 2][count % 3] ?? 0) : 0;
  return index < inPairs ? 'xl:col-span-6' : 'xl:col-span-4';
}

export function MaterialGrid({ items, renderControls, isInCategory = false, isFirst = false }: Props) {
  return (
    <ul className="card-grid grid gap-5 sm:grid-cols-2 xl:grid-cols-12">
      {items.map((material, index) => (
        <li key={material.id} className={columnsOf(index, items.length)}>
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
