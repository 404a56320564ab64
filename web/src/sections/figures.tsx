import { useTranslations } from 'next-intl';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { JobRun } from './job-run.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { CopyOf, LayoutOf, PictureName, Quantity, QuantityChange, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { SectionLinks } from './section-links.tsx';

type Item = { label: string | undefined; measure: string | undefined; figure: QuantityChange };

export function Figures({ layout, copy }: SectionProps<LayoutOf<'figures'>>) {
  const items = Object.entries(layout.items).map(([name, figure]) => ({
    label: copy.items[name],
    measure: copy.measures?.[name],
    figure,
  }));
  const { picture } = layout;
  const body = picture ? <PicturedFigures {...{ items, picture, copy }} /> : <LargeFigures {...{ items, copy }} />;
  return (
    <section className={`${layout.ground === 'paper' ? 'bg-paper-deep' : 'dark-band'} py-section`}>
      <Container>
        {body}
        {layout.run && copy.run && <JobRun run={layout.run} caption={copy.run} />}
        {layout.links && copy.links && <SectionLinks links={layout.links} copy={copy.links} variants={['secondary']} />}
      </Container>
    </section>
  );
}

type BodyProps = { items: readonly Item[]; copy: CopyOf<LayoutOf<'figures'>> };

function PicturedFigures({ items, picture, copy }: BodyProps & { picture: PictureName }) {
  return (
    <div className="grid items-center gap-8 desktop:grid-cols-2 desktop:gap-16">
      <div>
        <SectionHeading title={copy.title} intro={copy.text} />
        <FigureList
          items={items}
          className={`mt-stack ${items.length === 3 ? 'sm:grid-cols-[repeat(3,minmax(min-content,1fr))]' : 'sm:grid-cols-2'}`}
        />
      </div>
      <LocalizedFigure name={picture} alt={copy.alt ?? ''} sizes="(width >= 993px) 50vw, 100vw" />
    </div>
  );
}

function LargeFigures({ items: [first, ...others], copy }: BodyProps) {
  return (
    <>
      <SectionHeading title={copy.title} intro={copy.text} />
      <div className="mt-8 grid gap-x-16 gap-y-12 desktop:mt-12 desktop:grid-cols-[7fr_5fr] desktop:items-center">
        {first && <LargeFigure {...first} />}
        {others.length > 0 && (
          <FigureList
            items={others}
            className={`desktop:grid-cols-1 ${others.length === 3 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'}`}
          />
        )}
      </div>
    </>
  );
}

function LargeFigure({ label, figure, measure }: Item) {
  return (
    <dl className="display-figure">
      <dt className="max-w-text text-lead text-ink-soft">{label}</dt>
      <dd>
        <QuantityText {...figure} measure={measure} size="display" />
      </dd>
      {figure.from && (
        <dd className="-order-1">
          <Before from={figure.from} measure={measure} />
        </dd>
      )}
    </dl>
  );
}

function FigureList({ items, className }: { items: readonly Item[]; className: string }) {
  return (
    <dl className={`grid gap-x-8 gap-y-6 ${className}`}>
      {items.map(({ label, figure, measure }) => (
        <div key={label} className="flex flex-col gap-1 border-t border-line pt-4">
          <dt className="order-2 text-ink-soft">{label}</dt>
          <dd>
            <QuantityText {...figure} measure={measure} size="large" />
          </dd>
          {figure.from && (
            <dd className="order-3">
              <Before from={figure.from} measure={measure} />
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Before({ from, measure }: { from: Quantity; measure: string | undefined }) {
  const t = useTranslations('Sections');
  return (
    <span className="mt-1 block text-small text-ink-soft">
      {t.rich('before', { quantity: () => <QuantityText key="before" {...from} measure={measure} /> })}
    </span>
  );
}
