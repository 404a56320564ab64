'use client';

import { FilterGroup } from './filter-group.tsx';

type Props = {
  legend: string;
  options: readonly { id: string; label: string }[];
  chosen: readonly string[];
  isOpen?: boolean;
  onChange: (chosen: string[]) => void;
};

export function CheckboxGroup({ legend, options, chosen, isOpen = false, onChange }: Props) {
  if (options.length === 0) return null;
  return (
    <FilterGroup legend={legend} isOpen={isOpen || chosen.length > 0}>
      {options.map(({ id, label }) => (
        <label key={id} className="flex cursor-pointer items-start gap-2 py-1">
          <input
            type="checkbox"
            className="mt-0.5 size-4 shrink-0 accent-accent"
            checked={chosen.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          {label}
        </label>
      ))}
    </FilterGroup>
  );
}
