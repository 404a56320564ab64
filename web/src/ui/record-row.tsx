import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import type { PictureFiles } from './picture-files.ts';

type Props = {
  meta: ReactNode;
  /** A link in it can cover the row with `after:absolute after:inset-0`. */
  title: ReactNode;
  summary: string;
  /** Language tag, if it differs from the page. */
  lang?: string | undefined;
  picture?: PictureFiles | null;
  children?: ReactNode;
};

export function RecordRow({ meta, title, summary, lang, picture, children }: Props) {
  return (
    <article className="group relative grid gap-x-10 gap-y-2 border-t border-line py-6 sm:grid-cols-[minmax(0,1fr)_9rem] desktop:grid-cols-[10rem_minmax(0,1fr)_12rem] desktop:py-7">
      <div className="text-small text-ink-soft tabular-nums sm:col-start-1 desktop:pt-0.5">{meta}</div>
      <div className="min-w-0 sm:col-start-1 desktop:col-start-2">
        <h3 lang={lang} className="max-w-3xl text-subheading transition-colors duration-quick group-hover:text-accent">
          {title}
        </h3>
        <p lang={lang} className="mt-1.5 max-w-text text-ink-soft">
          {summary}
        </p>
        {children}
      </div>
      {picture && (
        <div className="max-sm:hidden sm:col-start-2 sm:row-span-2 sm:row-start-1 desktop:col-start-3 desktop:row-span-1">
          <Figure {...picture} alt="" sizes="12rem" className="rounded-panel" />
        </div>
      )}
    </article>
  );
}
