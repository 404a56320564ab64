import { Container } from '#ui/container.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { LocalizedFigure } from './localized-figure.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SectionLinks } from './section-links.tsx';

export function CallToAction({ layout, copy }: SectionProps<LayoutOf<'call-to-action'>>) {
  return (
    <section className="closing-band border-t border-line bg-surface">
      <Container className="grid items-center gap-8 py-14 desktop:grid-cols-2 desktop:gap-12 desktop:py-20">
        <div>
          <SectionHeading title={copy.title} intro={copy.text} />
          <SectionLinks links={layout.links} copy={copy.links} variants={['primary']} />
        </div>
        <div>
          <LocalizedFigure name={layout.picture} alt={copy.alt} sizes="(width >= 993px) 50vw, 100vw" />
        </div>
      </Container>
    </section>
  );
}
