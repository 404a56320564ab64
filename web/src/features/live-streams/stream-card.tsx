import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: string | undefined; isLive?: boolean; children?: ReactNode };

export function StreamCard({ title, text, isLive = false, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-panel border border-line bg-surface p-6 shadow-low sm:p-8">
      <h2 id={id} className="flex items-center gap-3 text-heading">
        {isLive && <span aria-hidden className="size-3 shrink-0 rounded-full bg-danger" />}
        {title}
      </h2>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      {children && <div className="mt-6 grid gap-6">{children}</div>}
    </section>
  );
}
