import type { ComponentProps, ElementType } from 'react';

type Props = { href: string; as?: ElementType; variant?: 'inline' | 'standalone' } & ComponentProps<'a'>;

const VARIANTS = {
  inline: 'text-accent underline decoration-1 underline-offset-[0.2em] hover:text-accent-hover hover:decoration-2',
  standalone:
    'group/link inline-flex items-center gap-1.5 font-medium text-accent decoration-1 underline-offset-[0.3em] hover:text-accent-hover hover:underline',
};

export function TextLink({ as: Anchor = 'a', variant = 'inline', className = '', children, ...props }: Props) {
  return (
    <Anchor {...props} className={`${VARIANTS[variant]} ${className}`}>
      {children}
      {variant === 'standalone' && (
        <span aria-hidden className="transition-[translate] duration-quick group-hover/link:translate-x-0.5">
          →
        </span>
      )}
    </Anchor>
  );
}
