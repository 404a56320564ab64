import type { ComponentProps } from 'react';
import { ChevronDown } from './chevron-down.tsx';

type Option = { value: string; label: string };

type Props = ComponentProps<'select'> & {
  options: readonly Option[];
  /** Shown while nothing is selected; not selectable. */
  placeholder?: string;
};

export function Select({ options, placeholder, className = '', ...props }: Props) {
  return (
    <span className="relative block">
      <select {...props} className={`control ${className}`}>
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown className="pointer-events-none absolute end-3.5 top-1/2 size-4 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
