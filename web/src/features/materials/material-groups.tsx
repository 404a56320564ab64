import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { localeFromTag } from '#i18n/paths.ts';
import { PageLinks } from '#ui/page-links.tsx';
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
  const t = useTranslations('Materials');
  const id = useId();
  const locale = localeFromTag(useLocale());
  const rankOf = (material: Item) => Number(!isUsableIn(material, locale));
  const categories = Map.groupBy(items, ({ category }) => category.id);
  const isGrouped = categories.size > 1 && items.length >= categories.size * MEMBERS_ON_AVERAGE;
  if (!isGrouped) return <MaterialGrid items={items} renderControls={renderControls} isFirst />;
  const groups = [...categories.values()]
    .map((members) => members.toSorted((a, b) => rankOf(a) - rankOf(b)))
    .toSorted((a, b) => shareOf(a, rankOf) - shareOf(b, rankOf));
  const sections = groups.flatMap((members) => {
    const category = members[0]?.category;
    return category ? [{ id: `${id}-${category.id}`, title: category.label, members }] : [];
  });
  return (
    <>
      <PageLinks label={t('criteria.CATEGORIES')} links={sections} className="-mt-2 mb-4 desktop:hidden" />
      {sections.map(({ id: headingId, title, members }, index) => (
        <section key={headingId} aria-labelledby={headingId} className={index > 0 ? 'mt-10' : ''}>
          <h2 id={headingId} className="mb-4 border-t border-ink pt-3 text-subheading">
            {title}
          </h2>
          <MaterialGrid items={members} renderControls={renderControls} isInCategory isFirst={index === 0} />
        </section>
      ))}
    </>
  );
}

function shareOf(members: readonly Item[], rankOf: (material: Item) => number): number {
  return members.reduce((sum, material) => sum + rankOf(material), 0) / members.length;
}
