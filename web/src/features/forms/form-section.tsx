import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  intro: string | null;
  noScript: ReactNode;
  level?: 1 | 2;
  children: ReactNode;
};

export function FormSection({ title, intro, noScript, level = 2, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-line bg-surface px-gutter py-8 shadow-low sm:px-8 desktop:px-10 desktop:py-10"
    >
      <Heading id={id} className="text-heading">
        {title}
      </Heading>
      {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
      <noscript>{noScript}</noscript>
      <div className="scripted mt-8">{children}</div>
    </section>
  );
}
