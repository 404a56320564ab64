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

const CARDS_PER_ROW = 3;

/** On wide screens, cards that would not fill a row of three come first, larger, in rows of two. */
function countLarge(count: number): number {
  const rest = count % CARDS_PER_ROW;
  return rest === 1 ? Math.min(count, CARDS_PER_ROW + rest) : rest;
}

export function MaterialGrid({ items, renderControls, isInCategory = false, isFirst = false }: Props) {
  const large = countLarge(items.length);
  return (
    <ul className="card-grid grid gap-5 sm:grid-cols-2 xl:grid-cols-6">
      {items.map((material, index) => (
        <li key={material.id} className={index < large ? 'xl:col-span-3' : 'xl:col-span-2'}>
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
