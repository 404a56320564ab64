import type { ReactNode } from 'react';
import { breakPhrases } from './break-phrases.ts';
import { Container } from './container.tsx';
import { Figure } from './figure.tsx';
import { keepTogether } from './keep-together.ts';
import type { PictureFiles } from './picture-files.ts';

type Props = {
  eyebrow: ReactNode;
  title: string;
  summary: string;
  /** Language tag, if it differs from the page. */
  lang?: string | undefined;
  picture?: (PictureFiles & { alt: string }) | null;
  children?: ReactNode;
};

export function ArticleHeading({ eyebrow, title, summary, lang, picture, children }: Props) {
  return (
    <div className="border-b border-line bg-paper-deep">
      <Container
        className={`grid items-center gap-x-14 gap-y-8 py-10 desktop:py-14 ${picture ? 'desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
      >
        <div>
          <p className="flex items-center gap-3 text-label text-accent">
            <span aria-hidden className="h-px w-6 bg-current" />
            {eyebrow}
          </p>
          <div lang={lang}>
            <h1 className="mt-4 max-w-4xl text-headline">{keepTogether(breakPhrases(title))}</h1>
            <p className="mt-4 max-w-text text-lead text-ink-soft">{keepTogether(summary)}</p>
          </div>
          {children && <div className="mt-6 text-small text-ink-soft">{children}</div>}
        </div>
        {picture && (
          <Figure
            {...picture}
            sizes="(width >= 84rem) 32rem, (width >= 993px) 38vw, 100vw"
            priority
            className="rounded-panel border border-line"
          />
        )}
      </Container>
    </div>
  );
}
