import type { ComponentProps } from 'react';

export function Button({ className = '', ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={`border border-line bg-surface px-4 py-2 text-start text-sm hover:border-accent hover:text-accent ${className}`}
      {...props}
    />
  );
}
