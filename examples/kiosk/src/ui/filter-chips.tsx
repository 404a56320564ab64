type FilterChipsProps<Value extends string> = {
  /** Accessible name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  selected: Value;
  onSelect: (value: Value) => void;
};

export function FilterChips<Value extends string>({ label, options, selected, onSelect }: FilterChipsProps<Value>) {
  return (
    <fieldset className="filter-chips" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === selected}
          onClick={() => onSelect(option.value)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
