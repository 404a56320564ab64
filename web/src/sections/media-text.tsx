import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { MarkedFigure, PointList } from './marked-points.tsx';
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
          {points.length > 0 && <PointList points={points.map((name) => copy.points?.[name] ?? '')} marks={marks} />}
          {(resins || figure) && <UsageFoot {...{ resins, figure }} measured={copy.measured} className="mt-5" />}
          {links && copy.links && <SectionLinks links={links} copy={copy.links} variants={['secondary']} />}
        </div>
        <div className={side === 'start' ? 'desktop:order-first' : ''}>
          <MarkedFigure picture={picture} alt={copy.alt} marks={marks} />
        </div>
      </Container>
    </section>
  );
}
