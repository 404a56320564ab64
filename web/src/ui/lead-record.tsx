import { Figure } from './figure.tsx';
import { keepTogether } from './keep-together.ts';
import type { RecordRowProps } from './record-row.tsx';

/** The first record of a list, with a large picture; the others are rows. */
export function LeadRecord({ meta, title, summary, lang, picture, children }: Omit<RecordRowProps, 'mark'>) {
  return (
    <article
      className={`group relative grid items-center gap-x-12 gap-y-5 border-t border-line py-8 desktop:py-10 ${picture ? 'desktop:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}`}
    >
      {picture && (
        <Figure
          {...picture}
          alt=""
          sizes="(width >= 993px) 44rem, 95vw"
          priority
          className="aspect-3/2 w-full rounded-panel object-cover"
        />
      )}
      <div>
        <div className="text-small text-ink-soft tabular-nums">{meta}</div>
        <h3 lang={lang} className="mt-3 text-heading transition-colors duration-quick group-hover:text-accent">
          {title}
        </h3>
        <p lang={lang} className="mt-3 max-w-text text-lead text-ink-soft">
          {keepTogether(summary)}
        </p>
        {children}
      </div>
    </article>
  );
}
