import { useLocale } from 'next-intl';
import { useId } from 'react';
import { localeFromTag } from '#i18n/paths.ts';
import type { MaterialCardControls } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';
import { isUsableIn } from './trade/trade-rows.ts';

type Item = MaterialList['items'][number];

type Props = { items: readonly Item[]; renderControls: (material: Item) => MaterialCardControls };

/** Smaller groups would leave most of their rows empty. */
const MEMBERS_ON_AVERAGE = 3;

/** The list under headings of its categories; in each, and among them, first what may be used today. */
export function MaterialGroups({ items, renderControls }: Props) {
  const id = useId();
  const locale = localeFromTag(useLocale());
  const rankOf = (material: Item) => Number(!isUsableIn(material, locale));
  const categories = Map.groupBy(items, ({ category }) => category.id);
  const isGrouped = categories.size > 1 && items.length >= categories.size * MEMBERS_ON_AVERAGE;
  if (!isGrouped) return <MaterialGrid items={items} renderControls={renderControls} isFirst />;
  const groups = [...categories.values()]
    .map((members) => members.toSorted((a, b) => rankOf(a) - rankOf(b)))
    .toSorted((a, b) => shareOf(a, rankOf) - shareOf(b, rankOf));
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

function shareOf(members: readonly Item[], rankOf: (material: Item) => number): number {
  return members.reduce((sum, material) => sum + rankOf(material), 0) / members.length;
}
