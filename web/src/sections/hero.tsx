import { Container } from '#ui/container.tsx';
import { Figure } from '#ui/figure.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { LayoutOf, SectionProps } from './page-content.ts';
import { SectionLinks } from './section-links.tsx';

export function Hero({ layout, copy }: SectionProps<LayoutOf<'hero'>>) {
  return (
    <section className="border-b border-line">
      <Container className="grid items-center gap-8 py-10 desktop:grid-cols-[5fr_6fr] desktop:gap-12 desktop:py-16">
        <div>
          <SectionHeading level={1} eyebrow={copy.eyebrow} title={copy.title} intro={copy.text} />
          <SectionLinks links={layout.links} copy={copy.links} variants={['primary', 'secondary']} />
        </div>
        <div>
          <Figure name={layout.picture} alt={copy.alt} sizes="(width >= 993px) 50vw, 100vw" priority />
        </div>
      </Container>
    </section>
  );
}
