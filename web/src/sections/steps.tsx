import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { JobRun } from './job-run.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { QuantityText } from './quantity-text.tsx';
import { groundClass, Section } from './section.tsx';

/** Beside the picture. In longer lists, the first steps stand beside it and the others below. */
const MOST_BESIDE = 4;
const FIRST_BESIDE = 2;

type Props = SectionProps<LayoutOf<'steps'>>;

export function Steps({ layout, copy }: Props) {
  const { picture, ground, items } = layout;
  const count = Object.keys(items).length;
  if (!picture) {
    return (
      <Section {...copy} ground={ground}>
        <StepList layout={layout} copy={copy} className={`even-grid ${count % 3 === 0 ? '' : 'even-grid-dense'}`} />
        {layout.run && copy.run && <JobRun run={layout.run} caption={copy.run} />}
      </Section>
    );
  }
  if (count > MOST_BESIDE) {
    return (
      <section className={groundClass(ground)}>
        <Container>
          <div className="grid gap-x-16 gap-y-stack desktop:grid-cols-2 desktop:grid-rows-[auto_1fr]">
            <SectionHeading title={copy.title} intro={copy.text} />
            <div className="desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
              <LocalizedFigure name={picture} alt={copy.alt ?? ''} sizes="(width >= 993px) 50vw, 100vw" />
            </div>
            <StepList layout={layout} copy={copy} to={FIRST_BESIDE} className="grid content-start" />
          </div>
          <StepList
            layout={layout}
            copy={copy}
            from={FIRST_BESIDE}
            className="even-grid even-grid-dense mt-7 sm:mt-10"
          />
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
          className={`grid ${count % 2 === 0 ? 'sm:max-desktop:grid-cols-2' : ''}`}
        />
      </Container>
    </section>
  );
}

type ListProps = Props & { from?: number; to?: number; className: string };

function StepList({ layout, copy, from = 0, to, className }: ListProps) {
  return (
    <ol start={from + 1} className={`gap-x-8 gap-y-7 sm:gap-y-10 ${className}`}>
      {Object.entries(layout.items)
        .slice(from, to)
        .map(([name, { time }], index) => (
          <li key={name} className="flex flex-col">
            <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4 text-label">
              <span aria-hidden className="text-accent tabular-nums">
                {String(from + index + 1).padStart(2, '0')}
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
