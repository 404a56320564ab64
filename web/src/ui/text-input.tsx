import type { ComponentProps } from 'react';

export function TextInput({ className = '', ...props }: ComponentProps<'input'>) {
  return <input type="text" {...props} className={`control ${className}`} />;
}
