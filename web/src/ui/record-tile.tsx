import { Figure } from './figure.tsx';
import { keepTogether } from './keep-together.ts';
import type { RecordRowProps } from './record-row.tsx';

/** A record beside another one, with its picture above the text or beside it where there is room. */
export function RecordTile({ meta, title, summary, lang, picture }: Omit<RecordRowProps, 'mark' | 'children'>) {
  return (
    <article className="@container group relative h-full">
      <div className="grid gap-5 max-sm:grid-cols-[6.5rem_minmax(0,1fr)] max-sm:items-start @lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @xl:gap-8">
        {picture && (
          <Figure
            {...picture}
            alt=""
            sizes="(width >= 993px) 16rem, (width >= 640px) 45vw, 6.5rem"
            className="rounded-panel bg-backdrop max-sm:aspect-square max-sm:object-cover"
          />
        )}
        <div className="min-w-0 border-t border-ink pt-3">
          <div className="text-small text-ink-soft tabular-nums">{meta}</div>
          <h3 lang={lang} className="mt-2 text-subheading transition-colors duration-quick group-hover:text-accent">
            {title}
          </h3>
          <p lang={lang} className="mt-1.5 text-ink-soft max-sm:text-small">
            {keepTogether(summary)}
          </p>
        </div>
      </div>
    </article>
  );
}
