import type { ReactNode } from 'react';

type Props = {
  when: ReactNode;
  /** A link in it can cover the line with `after:absolute after:inset-0`. */
  title: ReactNode;
  /** At the end of the line. */
  info: ReactNode;
  /** Language tag, if it differs from the page. */
  lang?: string | undefined;
};

/** A record on one line: its date, its title and a note. */
export function DateLine({ when, title, info, lang }: Props) {
  return (
    <article className="group relative grid gap-x-10 gap-y-0.5 border-t border-line py-3 pe-8 desktop:grid-cols-[15rem_minmax(0,1fr)_auto] desktop:items-baseline">
      <p className="text-small text-ink-soft tabular-nums">{when}</p>
      <h3 lang={lang} className="font-medium transition-colors duration-quick group-hover:text-accent">
        {title}
      </h3>
      <p className="text-small text-ink-soft">{info}</p>
      <span aria-hidden className="absolute end-0 top-1/2 -translate-y-1/2 text-accent">
        →
      </span>
    </article>
  );
}
