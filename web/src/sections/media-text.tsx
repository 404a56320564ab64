import type { CSSProperties } from 'react';
import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { groundClass } from './section.tsx';
import { SectionLinks } from './section-links.tsx';
import { UsageFoot } from './usage-foot.tsx';

export function MediaText({ layout, copy }: SectionProps<LayoutOf<'media-text'>>) {
  const { picture, side = 'end', points = [], marks = [], links, ground, resins, figure } = layout;
  return (
    <section className={groundClass(ground)}>
      <Container className="grid items-center gap-8 desktop:grid-cols-2 desktop:gap-16">
        <div>
          <SectionHeading title={copy.title} intro={copy.text} />
          {points.length > 0 && (
            <ul className="mt-6 max-w-text">
              {points.map((name, index) => (
                <li key={name} className="flex gap-3 border-t border-line py-3">
                  {marks[index] && <Mark number={index + 1} className="shrink-0" />}
                  <span>{copy.points?.[name]}</span>
                </li>
              ))}
            </ul>
          )}
          {(resins || figure) && <UsageFoot {...{ resins, figure }} measured={copy.measured} className="mt-5" />}
          {links && copy.links && <SectionLinks links={links} copy={copy.links} variants={['secondary']} />}
        </div>
        <div className={`relative ${side === 'start' ? 'desktop:order-first' : ''}`}>
          <LocalizedFigure name={picture} alt={copy.alt} sizes="(width >= 993px) 50vw, 100vw" />
          {marks.map(([left, top], index) => (
            <Mark
              key={points[index]}
              number={index + 1}
              className="absolute -translate-1/2"
              style={{ left: `${left}%`, top: `${top}%` }}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}

function Mark({ number, className, style }: { number: number; className: string; style?: CSSProperties }) {
  return (
    <span
      aria-hidden
      style={style}
      className={`grid size-6 place-items-center rounded-full bg-graphite text-fine font-semibold text-on-graphite tabular-nums ${className}`}
    >
      {number}
    </span>
  );
}
