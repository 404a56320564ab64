'use client';

type Props = {
  legend: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

export function CheckboxGroup({ legend, options, chosen, onChange }: Props) {
  if (options.length === 0) return null;
  return (
    <fieldset className="mb-6">
      <legend className="mb-2 font-medium">{legend}</legend>
      {options.map(({ id, label }) => (
        <label key={id} className="flex cursor-pointer items-start gap-2 py-1">
          <input
            type="checkbox"
            className="mt-1 size-4 shrink-0 accent-accent"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
