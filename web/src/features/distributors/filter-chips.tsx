type Props<Id extends string> = {
  label: string;
  /** Label for no selection. */
  all: string;
  options: readonly { id: Id; label: string; count: number }[];
  selected: Id | null;
  onChoose: (id: Id | null) => void;
};

const CHIP =
  'inline-flex min-h-9 items-center gap-2 rounded-control border border-edge bg-surface px-3 text-small transition-colors duration-quick hover:border-accent hover:text-accent aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper';

export function FilterChips<Id extends string>({ label, all, options, selected, onChoose }: Props<Id>) {
  const chips = [{ id: null, label: all, count: null }, ...options];
  return (
    <fieldset>
      <legend className="mb-2 text-label text-ink-soft">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map(({ id, label: name, count }) => (
          <button key={id} type="button" aria-pressed={id === selected} onClick={() => onChoose(id)} className={CHIP}>
            {name}
            {count !== null && <span className="tabular-nums opacity-75">{count}</span>}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
