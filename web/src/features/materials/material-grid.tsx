import { MaterialCard, type MaterialCardControls } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';

type Item = MaterialList['items'][number];

type Props = {
  items: readonly Item[];
  renderControls?: (material: Item) => MaterialCardControls;
  /** Whether they are all of one category. */
  isInCategory?: boolean;
  /** Whether they start above the fold. */
  isFirst?: boolean;
};

/** On wide screens, rows are of three; the first cards are wider, in rows of two, so that no row has a gap. On tablets, a last single card takes the row. */
function isWide(index: number, count: number): boolean {
  const wideCards = [0, 4, 2][count % 3] ?? 0;
  return index < wideCards;
}

export function MaterialGrid({ items, renderControls, isInCategory = false, isFirst = false }: Props) {
  return (
    <ul className="card-grid-tablet grid gap-5 sm:grid-cols-2 xl:grid-cols-6">
      {items.map((material, index) => (
        <li
          key={material.id}
          className={`sm:max-xl:last:odd:col-span-2 ${isWide(index, items.length) ? 'xl:col-span-3' : 'xl:col-span-2'}`}
        >
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
