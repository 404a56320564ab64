type Props = { figures: readonly { figure: string; text: string }[]; className?: string };

export function ServiceFigures({ figures, className = '' }: Props) {
  return (
    <dl className={`grid gap-x-8 gap-y-5 ${className}`}>
      {figures.map(({ figure, text }) => (
        <div key={text} className="flex flex-col-reverse justify-end gap-1 border-t border-ink pt-3">
          <dt className="text-small text-ink-soft">{text}</dt>
          <dd className="text-heading tabular-nums sm:whitespace-nowrap">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
