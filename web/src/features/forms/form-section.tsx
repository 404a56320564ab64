import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  intro: string | null;
  noScript: ReactNode;
  children: ReactNode;
};

export function FormSection({ title, intro, noScript, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-gutter py-8 shadow-low sm:px-8 desktop:px-10 desktop:py-10"
    >
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <noscript>{noScript}</noscript>
      <div className="scripted mt-8">{children}</div>
    </section>
  );
}
