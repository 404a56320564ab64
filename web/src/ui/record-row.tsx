import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import { keepTogether } from './keep-together.ts';
import type { PictureFiles } from './picture-files.ts';

export type RecordRowProps = {
  meta: ReactNode;
  /** A link in it can cover the row with `after:absolute after:inset-0`. */
  title: ReactNode;
  summary: string;
  /** Language tag, if it differs from the page. */
  lang?: string | undefined;
  picture?: PictureFiles | null;
  /** On the picture, such as an icon of its kind. */
  mark?: ReactNode;
  /** Beside the text on large screens, below it on small ones. */
  aside?: ReactNode;
  children?: ReactNode;
};

export function RecordRow({ meta, title, summary, lang, picture, mark, aside, children }: RecordRowProps) {
  return (
    <article
      className={`group relative grid gap-x-5 gap-y-2 border-t border-line py-6 sm:gap-x-10 desktop:grid-cols-[11rem_minmax(0,1fr)_12rem] desktop:py-7 max-sm:flow-root ${picture ? 'sm:grid-cols-[minmax(0,1fr)_9rem]' : ''}`}
    >
      {/* Before the text, which flows around it on small screens. */}
      {picture && (
        <div className="pointer-events-none relative col-start-2 row-span-2 row-start-1 self-start max-sm:float-end max-sm:ms-4 max-sm:mb-1 max-sm:w-20 desktop:col-start-3 desktop:row-span-1 desktop:row-start-1">
          <Figure
            {...picture}
            alt=""
            sizes="(width >= 993px) 12rem, (width >= 640px) 9rem, 5rem"
            className="rounded-panel max-sm:aspect-square max-sm:object-cover"
          />
          {mark && (
            <span className="absolute start-1.5 top-1.5 rounded-control max-sm:hidden bg-graphite p-1.5 text-on-graphite">
              {mark}
            </span>
          )}
        </div>
      )}
      <div className="col-start-1 text-small text-ink-soft tabular-nums desktop:pt-0.5">{meta}</div>
      <div className="col-start-1 min-w-0 max-sm:mt-2 desktop:col-start-2">
        <h3 lang={lang} className="max-w-3xl text-subheading transition-colors duration-quick group-hover:text-accent">
          {title}
        </h3>
        <p lang={lang} className="mt-1.5 max-w-text text-ink-soft max-sm:text-small">
          {keepTogether(summary)}
        </p>
        {children}
      </div>
      {aside && <div className="col-start-1 desktop:col-start-3 desktop:justify-self-end">{aside}</div>}
    </article>
  );
}
