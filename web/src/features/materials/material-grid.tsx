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

/** On wide screens, a list of two or four is in rows of two; all cards of a page with categories have one size. */
function isInRowsOfTwo(count: number, isInCategory: boolean): boolean {
  return !isInCategory && [2, 4].includes(count);
}

export function MaterialGrid({ items, renderControls, isInCategory = false, isFirst = false }: Props) {
  const isLarge = isInRowsOfTwo(items.length, isInCategory);
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${isLarge ? '' : 'xl:grid-cols-3'}`}>
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
