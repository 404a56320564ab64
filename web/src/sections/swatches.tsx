import { getMaterialList } from '#features/materials/material-data.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { groupNames, materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { ColorSwatches } from '#ui/color-swatches.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** In one row that fills half of the page. */
const MOST_IN_HALF = 4;

/** The colors of resins, each with its name and its resin. */
export async function Swatches({ layout, copy }: SectionProps<LayoutOf<'swatches'>>) {
  const locale = await getCurrentLocale();
  const lists = await Promise.all(groupNames.map((name) => getMaterialList(locale, materialScopes[name])));
  const resins = lists.flatMap(({ items }) => items);
  const groups = Object.entries(layout.groups).map(([group, ids]) => ({
    group,
    colors: ids
      .flatMap((id) => resins.filter((resin) => resin.id === id))
      .flatMap(({ slug, name: resin, colors }) => colors.map((color) => ({ ...color, slug, resin }))),
  }));
  return (
    <Section title={copy.title} {...(copy.text && { text: copy.text })}>
      <div className="grid gap-10 desktop:grid-cols-2">
        {groups.map(({ group, colors }) => (
          <div key={group} className={colors.length > MOST_IN_HALF ? 'desktop:col-span-full' : ''}>
            <h3 className="text-subheading">{copy.groups[group]?.title}</h3>
            <p className="mt-1 max-w-text text-ink-soft">{copy.groups[group]?.text}</p>
            <ul
              className={`mt-4 grid gap-2 ${colors.length === 3 ? 'grid-cols-3' : 'grid-cols-2 max-sm:*:last:odd:col-span-full'} sm:grid-cols-4 sm:gap-3 ${colors.length > MOST_IN_HALF ? 'desktop:grid-cols-5' : 'desktop:auto-cols-fr desktop:grid-flow-col desktop:grid-cols-none'}`}
            >
              {colors.map(({ slug, resin, name, hex }) => (
                <li
                  key={`${slug} ${name}`}
                  className="overflow-hidden rounded-panel border border-line bg-surface text-small"
                >
                  <ColorSwatches
                    colors={[{ name, hex }]}
                    isClose
                    isClear={layout.clear?.includes(group)}
                    className="h-20 w-full"
                  />
                  <span className="block border-t border-line px-2.5 py-2">
                    <span className="block font-medium">{name}</span>
                    <TextLink as={Link} href={materialPath(slug)}>
                      {resin}
                    </TextLink>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
