import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

type Tone = 'information' | 'success' | 'warning' | 'danger';

type Props = {
  tone?: Tone;
  title?: ReactNode;
  role?: 'alert' | 'status';
  className?: string;
  children?: ReactNode;
};

const TONES = {
  information: { icon: Info, look: 'bg-accent-soft', mark: 'text-accent' },
  success: { icon: CircleCheck, look: 'bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, look: 'bg-warning-soft', mark: 'text-ink' },
  danger: { icon: CircleAlert, look: 'bg-danger-soft', mark: 'text-danger' },
};

export function Notice({ tone = 'information', title, role, className = '', children }: Props) {
  const { icon, look, mark } = TONES[tone];
  return (
    <div role={role} className={`flex gap-3 rounded-panel px-4 py-3.5 text-small ${look} ${className}`}>
      <Icon icon={icon} className={`mt-px ${mark}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
