import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { localeFromTag } from '#i18n/paths.ts';
import { PageLinks } from '#ui/page-links.tsx';
import { groupByCategory } from './group-by-category.ts';
import type { MaterialCardControls } from './material-card.tsx';
import type { MaterialList } from './material-data.ts';
import { MaterialGrid } from './material-grid.tsx';

type Item = MaterialList['items'][number];

type Props = { items: readonly Item[]; renderControls: (material: Item) => MaterialCardControls };

/** Smaller groups would leave most of their rows empty. */
const MEMBERS_ON_AVERAGE = 3;

/** The list under headings of its categories. */
export function MaterialGroups({ items, renderControls }: Props) {
  const t = useTranslations('Materials');
  const id = useId();
  const groups = groupByCategory(items, localeFromTag(useLocale()));
  const isGrouped = groups.length > 1 && items.length >= groups.length * MEMBERS_ON_AVERAGE;
  if (!isGrouped) {
    return <MaterialGrid items={items} renderControls={renderControls} isInCategory={groups.length === 1} isFirst />;
  }
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
