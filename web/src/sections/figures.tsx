import { getMaterialList } from '#features/materials/material-data.ts';
import { materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { SectionLinks } from './section-links.tsx';

export async function Figures({ layout, copy }: SectionProps<LayoutOf<'figures'>>) {
  const items = await Promise.all(
    Object.entries(layout.items).map(async ([name, item]) => ({
      label: copy.items[name],
      figure: 'count' in item ? await countMaterials(item.count) : item,
    })),
  );
  const [first, ...others] = items;
  return (
    <section className="dark-band my-10 py-section desktop:my-16">
      <Container>
        <SectionHeading title={copy.title} intro={copy.text} />
        {first && (
          <dl className="display-figure mt-stack">
            <dt className="max-w-text text-lead text-ink-soft">{first.label}</dt>
            <dd>
              <QuantityText {...first.figure} size="display" />
            </dd>
          </dl>
        )}
        {others.length > 0 && (
          <dl className="even-grid mt-stack gap-8">
            {others.map(({ label, figure }) => (
              <div key={label} className="flex flex-col-reverse justify-end gap-2 border-t border-line pt-4">
                <dt className="text-ink-soft">{label}</dt>
                <dd>
                  <QuantityText {...figure} size="large" />
                </dd>
              </div>
            ))}
          </dl>
        )}
        {layout.links && copy.links && <SectionLinks links={layout.links} copy={copy.links} variants={['secondary']} />}
      </Container>
    </section>
  );
}

async function countMaterials(scope: keyof typeof materialScopes) {
  const { totalCount } = await getMaterialList(await getCurrentLocale(), materialScopes[scope]);
  return { value: totalCount };
}
