import { getMaterialList } from '#features/materials/material-data.ts';
import { materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { Section } from './section.tsx';

export async function Figures({ layout, copy }: SectionProps<LayoutOf<'figures'>>) {
  const items = await Promise.all(
    Object.entries(layout.items).map(async ([name, item]) => ({
      name,
      figure: 'count' in item ? await countMaterials(item.count) : item,
    })),
  );
  return (
    <Section {...copy}>
      <dl className={`grid gap-8 sm:grid-cols-2 ${columnsFor(items.length)}`}>
        {items.map(({ name, figure }) => (
          <div key={name} className="flex flex-col-reverse justify-end gap-2 border-t-2 border-accent pt-4">
            <dt className="text-ink-soft">{copy.items[name]}</dt>
            <dd>
              <QuantityText {...figure} size="large" />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

function columnsFor(count: number): string {
  if (count === 6) return 'desktop:grid-cols-3';
  return count > 4 ? 'desktop:grid-cols-5' : 'desktop:grid-cols-4';
}

async function countMaterials(scope: keyof typeof materialScopes) {
  const { totalCount } = await getMaterialList(await getCurrentLocale(), materialScopes[scope]);
  return { value: totalCount };
}
