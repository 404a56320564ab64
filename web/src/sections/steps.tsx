import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { groundClass, Section } from './section.tsx';

/** Beside the picture; more of them stand below it. */
const MOST_BESIDE = 4;

type Props = SectionProps<LayoutOf<'steps'>>;

export function Steps({ layout, copy }: Props) {
  const { picture, isWide = false, ground, items } = layout;
  const count = Object.keys(items).length;
  const gridClass = `even-grid ${count % 3 === 0 ? '' : 'even-grid-dense'}`;
  if (!picture) {
    return (
      <Section {...copy} ground={ground}>
        <StepList layout={layout} copy={copy} className={gridClass} />
      </Section>
    );
  }
  if (isWide || count > MOST_BESIDE) {
    return (
      <section className={groundClass(ground)}>
        <Container>
          <div className="grid items-center gap-x-16 gap-y-stack desktop:grid-cols-2">
            <SectionHeading title={copy.title} intro={copy.text} />
            <LocalizedFigure name={picture} alt={copy.alt ?? ''} sizes="(width >= 993px) 50vw, 100vw" />
          </div>
          <StepList layout={layout} copy={copy} className={`mt-stack ${gridClass}`} />
        </Container>
      </section>
    );
  }
  return (
    <section className={groundClass(ground)}>
      <Container className="grid items-start gap-x-16 gap-y-stack desktop:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div>
          <SectionHeading title={copy.title} intro={copy.text} />
          <div className="mt-stack">
            <LocalizedFigure name={picture} alt={copy.alt ?? ''} sizes="(width >= 993px) 45vw, 100vw" />
          </div>
        </div>
        <StepList
          layout={layout}
          copy={copy}
          className={`grid ${Object.keys(items).length % 2 === 0 ? 'sm:grid-cols-2' : ''}`}
        />
      </Container>
    </section>
  );
}

function StepList({ layout, copy, className }: Props & { className: string }) {
  return (
    <ol className={`gap-x-8 gap-y-7 sm:gap-y-10 ${className}`}>
      {Object.entries(layout.items).map(([name, { time }], index) => (
        <li key={name} className="flex flex-col">
          <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-label">
            <span aria-hidden className="text-accent tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            {time && (
              <span className="text-ink-soft">
                <QuantityText {...time} />
              </span>
            )}
          </p>
          <h3 className="mt-2 text-subheading">{copy.items[name]?.title}</h3>
          <p className="mt-1.5 max-w-text text-ink-soft">{copy.items[name]?.text}</p>
        </li>
      ))}
    </ol>
  );
}
