import type { ReactNode } from 'react';

type Tone = 'neutral' | 'accent' | 'action' | 'success';

const TONES: Record<Tone, string> = {
  neutral: 'border-line text-ink-soft',
  accent: 'border-transparent bg-accent-soft text-accent',
  action: 'border-transparent bg-action text-action-ink',
  success: 'border-transparent bg-success-soft text-success',
};

export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-flex items-center rounded-control border px-2 py-0.5 text-label ${TONES[tone]}`}>
      {children}
    </span>
  );
}
