import { useTranslations } from 'next-intl';
import { getMaterialList } from '#features/materials/material-data.ts';
import { materialScopes } from '#features/materials/material-scopes.ts';
import { getCurrentLocale } from '#i18n/locale.ts';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { LayoutOf, Quantity, QuantityChange, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { SectionLinks } from './section-links.tsx';

export async function Figures({ layout, copy }: SectionProps<LayoutOf<'figures'>>) {
  const items = await Promise.all(
    Object.entries(layout.items).map(async ([name, item]) => ({
      label: copy.items[name],
      measure: copy.measures?.[name],
      figure: await toFigure(item),
    })),
  );
  const [first, ...others] = items;
  return (
    <section className="dark-band py-section">
      <Container>
        <SectionHeading title={copy.title} intro={copy.text} />
        <div className="mt-stack grid gap-x-16 gap-y-12 desktop:grid-cols-[7fr_5fr] desktop:items-end">
          {first && (
            <dl className="display-figure">
              <dt className="max-w-text text-lead text-ink-soft">{first.label}</dt>
              <dd>
                <QuantityText {...first.figure} measure={first.measure} size="display" />
                <Before from={first.figure.from} measure={first.measure} />
              </dd>
            </dl>
          )}
          {others.length > 0 && (
            <dl
              className={`grid gap-x-8 gap-y-6 desktop:grid-cols-1 ${others.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
            >
              {others.map(({ label, figure, measure }) => (
                <div key={label} className="flex flex-col-reverse justify-end gap-1 border-t border-line pt-4">
                  <dt className="text-ink-soft">{label}</dt>
                  <dd>
                    <QuantityText {...figure} measure={measure} size="large" />
                    <Before from={figure.from} measure={measure} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        {layout.links && copy.links && <SectionLinks links={layout.links} copy={copy.links} variants={['secondary']} />}
      </Container>
    </section>
  );
}

function Before({ from, measure }: { from?: Quantity | undefined; measure: string | undefined }) {
  const t = useTranslations('Sections');
  if (!from) return null;
  return (
    <span className="mt-1 block text-small text-ink-soft">
      {t.rich('before', { quantity: () => <QuantityText key="before" {...from} measure={measure} /> })}
    </span>
  );
}

async function toFigure(item: LayoutOf<'figures'>['items'][string]): Promise<QuantityChange> {
  return 'count' in item ? countMaterials(item.count) : item;
}

async function countMaterials(scope: keyof typeof materialScopes): Promise<Quantity> {
  const { totalCount } = await getMaterialList(await getCurrentLocale(), materialScopes[scope]);
  return { value: totalCount };
}
