import { getMaterialList } from '#features/materials/material-data.ts';
import { materialPath } from '#features/materials/material-paths.ts';
import { groupNames, materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Link } from '#i18n/navigation.ts';
import { ColorSwatches } from '#ui/color-swatches.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { Section } from './section.tsx';

/** The colors of resins, each with its name and its resin. */
export async function Swatches({ layout, copy }: SectionProps<LayoutOf<'swatches'>>) {
  const locale = await getCurrentLocale();
  const lists = await Promise.all(groupNames.map((name) => getMaterialList(locale, materialScopes[name])));
  const resins = lists.flatMap(({ items }) => items);
  return (
    <Section title={copy.title} {...(copy.text && { text: copy.text })}>
      <div className="grid gap-10">
        {Object.entries(layout.groups).map(([group, ids]) => (
          <div key={group}>
            <h3 className="text-subheading">{copy.groups[group]?.title}</h3>
            <p className="mt-1 max-w-text text-ink-soft">{copy.groups[group]?.text}</p>
            <ul className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-5 sm:gap-3 desktop:grid-cols-7">
              {ids
                .flatMap((id) => resins.filter((resin) => resin.id === id))
                .flatMap(({ slug, name: resin, colors }) =>
                  colors.map(({ name, hex }) => (
                    <li
                      key={`${slug} ${name}`}
                      className="overflow-hidden rounded-panel border border-line bg-surface text-small"
                    >
                      <ColorSwatches colors={[{ name, hex }]} isClose className="h-14 w-full" />
                      <span className="block border-t border-line px-2.5 py-2">
                        <span className="block font-medium">{name}</span>
                        <TextLink as={Link} href={materialPath(slug)}>
                          {resin}
                        </TextLink>
                      </span>
                    </li>
                  )),
                )}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
