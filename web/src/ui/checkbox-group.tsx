'use client';

import { FilterGroup } from './filter-group.tsx';

type Props = {
  legend: string;
  options: readonly { id: string; label: string }[];
  selected: readonly string[];
  isOpen?: boolean;
  onChange: (selected: string[]) => void;
};

export function CheckboxGroup({ legend, options, selected, isOpen = false, onChange }: Props) {
  if (options.length === 0) return null;
  return (
    <FilterGroup legend={legend} isOpen={isOpen || selected.length > 0}>
      {options.map(({ id, label }) => (
        <label key={id} className="flex cursor-pointer items-start gap-2.5 py-1.5">
          <input
            type="checkbox"
            className="tick"
            checked={selected.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...selected, id] : selected.filter((one) => one !== id))
            }
          />
          {label}
        </label>
      ))}
    </FilterGroup>
  );
}
