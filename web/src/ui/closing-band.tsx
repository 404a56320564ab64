import type { ReactNode } from 'react';
import { Container } from './container.tsx';
import { Figure } from './figure.tsx';
import type { PictureFiles } from './picture-files.ts';
import { SectionHeading } from './section-heading.tsx';

type Props = {
  title: string;
  text: string;
  picture: PictureFiles | { name: string };
  /** Its buttons. */
  children: ReactNode;
};

/** The last section of a page, with the next step. */
export function ClosingBand({ title, text, picture, children }: Props) {
  return (
    <section className="closing-band border-t border-line bg-surface">
      <Container className="grid items-center gap-8 py-12 desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] desktop:gap-12 desktop:py-16">
        <div>
          <SectionHeading title={title} intro={text} />
          <p className="mt-8 flex flex-wrap gap-3">{children}</p>
        </div>
        <Figure {...picture} alt="" sizes="(width >= 993px) 32rem, 100vw" className="rounded-panel" />
      </Container>
    </section>
  );
}
