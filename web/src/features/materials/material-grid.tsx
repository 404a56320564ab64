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

/** Rows of three on wide screens; two or four cards that stand alone are larger, in rows of two. */
function columnsOf(count: number, isInCategory: boolean): string {
  const isInPairs = !isInCategory && (count === 2 || count === 4);
  return isInPairs ? 'xl:grid-cols-2' : 'xl:grid-cols-3';
}

export function MaterialGrid({ items, renderControls, isInCategory = false, isFirst = false }: Props) {
  return (
    <ul className={`card-grid grid gap-5 sm:grid-cols-2 ${columnsOf(items.length, isInCategory)}`}>
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
