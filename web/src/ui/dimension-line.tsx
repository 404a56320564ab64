import type { ReactNode } from 'react';

type Props = { children: ReactNode; direction?: 'horizontal' | 'vertical'; className?: string };

const LINE = 'relative flex-1 bg-current';
const ENDS = {
  horizontal: { box: 'w-full items-center', line: 'h-px', start: 'dimension-start', end: 'dimension-end' },
  vertical: {
    box: 'h-full flex-col items-center',
    line: 'w-px',
    start: 'dimension-start vertical',
    end: 'dimension-end vertical',
  },
};

export function DimensionLine({ children, direction = 'horizontal', className = '' }: Props) {
  const { box, line, start, end } = ENDS[direction];
  return (
    <span className={`flex gap-2 text-fine text-ink-soft tabular-nums ${box} ${className}`}>
      <span aria-hidden className={`${LINE} ${line} ${start}`} />
      <span className="whitespace-nowrap">{children}</span>
      <span aria-hidden className={`${LINE} ${line} ${end}`} />
    </span>
  );
}
