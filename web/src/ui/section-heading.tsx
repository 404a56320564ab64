import type { ReactNode } from 'react';
import { breakPhrases } from './break-phrases.ts';
import { keepNodeTogether } from './keep-together.ts';

type Props = {
  title: ReactNode;
  eyebrow?: ReactNode;
  intro?: ReactNode;
  level?: 1 | 2 | 3;
  id?: string;
  className?: string;
};

const SIZES = { 1: 'text-title', 2: 'text-heading', 3: 'text-subheading' };

export function SectionHeading({ title, eyebrow, intro, level = 2, id, className = '' }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={`max-w-4xl ${className}`}>
      {eyebrow && (
        <p className="mb-3 flex items-center gap-3 text-label text-accent">
          <span aria-hidden className="h-px w-6 bg-current" />
          {eyebrow}
        </p>
      )}
      <Heading id={id} className={SIZES[level]}>
        {keepNodeTogether(typeof title === 'string' ? breakPhrases(title) : title)}
      </Heading>
      {intro && (
        <p className={`mt-4 max-w-text text-ink-soft ${level === 1 ? 'text-lead' : 'text-body'}`}>
          {keepNodeTogether(intro)}
        </p>
      )}
    </div>
  );
}
