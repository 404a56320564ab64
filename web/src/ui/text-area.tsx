import type { ComponentProps } from 'react';

export function TextArea({ className = '', rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} {...props} className={`control field-sizing-content max-h-96 min-h-28 ${className}`} />;
}
