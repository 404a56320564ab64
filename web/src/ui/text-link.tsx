import type { ComponentProps, ElementType } from 'react';

type Props = { href: string; as?: ElementType; variant?: 'inline' | 'standalone' } & ComponentProps<'a'>;

const VARIANTS = {
  inline: 'text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-2',
  standalone:
    'group/link inline-block font-medium text-accent decoration-1 underline-offset-[0.3em] hover:text-accent-hover hover:underline',
};

export function TextLink({ as: Anchor = 'a', variant = 'inline', className = '', children, ...props }: Props) {
  return (
    <Anchor {...props} className={`${VARIANTS[variant]} ${className}`}>
      {children}
      {variant === 'standalone' && <LinkArrow />}
    </Anchor>
  );
}

/** Stays beside the last word: a box of its own could stand alone on the next line. */
function LinkArrow() {
  return (
    <span
      aria-hidden
      className="relative start-0 transition-[inset-inline-start] duration-quick group-hover/link:start-0.5"
    >
      {'\u00a0\u2060→'}
    </span>
  );
}
