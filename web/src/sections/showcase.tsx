import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SectionLinks } from './section-links.tsx';

export function Showcase({ layout: { picture, links }, copy }: SectionProps<LayoutOf<'showcase'>>) {
  return (
    <section className="dark-band showcase">
      <div className="showcase-picture">
        <Figure name={picture} alt={copy.alt} sizes="(width >= 993px) 60vw, 100vw" />
      </div>
      <Container className="showcase-text">
        <div className="desktop:w-1/3">
          <SectionHeading title={copy.title} intro={copy.text} />
          {links && copy.links && <SectionLinks links={links} copy={copy.links} variants={['secondary']} />}
        </div>
      </Container>
    </section>
  );
}
