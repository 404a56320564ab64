import { CircleCheck } from 'lucide';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';

/** Replaces the form and takes its focus. */
export function ThankYouMessage({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <Icon icon={CircleCheck} size={40} className="text-success" />
      <div role="status" className="mt-4 space-y-3">
        {children}
      </div>
    </div>
  );
}
