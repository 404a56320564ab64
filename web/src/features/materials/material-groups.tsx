import { useId } from 'react';
import type { MaterialCardControls } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';

type Item = MaterialList['items'][number];

type Props = { items: readonly Item[]; renderControls: (material: Item) => MaterialCardControls };

/** Smaller groups would leave most of their rows empty. */
const MEMBERS_ON_AVERAGE = 3;

/** The list under headings of its categories: first those whose parts need no registration for the mouth. */
export function MaterialGroups({ items, renderControls }: Props) {
  const id = useId();
  const categories = Map.groupBy(items, ({ category }) => category.id);
  const isGrouped = categories.size > 1 && items.length >= categories.size * MEMBERS_ON_AVERAGE;
  if (!isGrouped) return <MaterialGrid items={items} renderControls={renderControls} isFirst />;
  const groups = [...categories.values()].toSorted((a, b) => Number(areForMouth(a)) - Number(areForMouth(b)));
  return groups.map((members, index) => {
    const category = members[0]?.category;
    return (
      <section key={category?.id} aria-labelledby={`${id}-${category?.id}`} className="not-first:mt-10">
        <h2 id={`${id}-${category?.id}`} className="mb-4 border-t border-ink pt-3 text-subheading">
          {category?.label}
        </h2>
        <MaterialGrid items={members} renderControls={renderControls} isInCategory isFirst={index === 0} />
      </section>
    );
  });
}

function areForMouth(members: readonly Item[]): boolean {
  return members.some(({ bodyContact }) => bodyContact === 'MOUTH');
}
