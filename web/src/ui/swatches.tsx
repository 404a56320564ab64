type Props = { colors: readonly { name: string; hex: string }[]; label: string };

/** Dots of colour; the label says in words what the dots show. */
export function Swatches({ colors, label }: Props) {
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-soft">
      {colors.map(({ name, hex }) => (
        <span
          key={name}
          aria-hidden
          className="size-4 rounded-full border border-line"
          style={{ backgroundColor: hex }}
          title={name}
        />
      ))}
      <span className="ms-1">{label}</span>
    </p>
  );
}
