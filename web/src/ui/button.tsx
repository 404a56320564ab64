import type { ComponentProps, ElementType } from 'react';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = { variant?: ButtonVariant | undefined; size?: ButtonSize | undefined };

type LinkProps = Look & { href: string; as?: ElementType; replace?: boolean } & ComponentProps<'a'>;
type ButtonProps = Look & { href?: never } & ComponentProps<'button'>;

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-action text-action-ink enabled-hover:bg-action-hover',
  secondary: 'border-edge bg-surface text-ink enabled-hover:border-accent enabled-hover:text-accent',
  quiet: 'border-transparent text-accent enabled-hover:bg-accent-soft enabled-hover:text-accent-hover',
};

const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 gap-1.5 px-3 py-1.5 text-small',
  medium: 'min-h-11 gap-2 px-5 py-2 text-body',
  large: 'min-h-12 gap-2.5 px-6 py-2.5 text-body',
};

/** Renders a link if `href` is set, using `as` for custom link components. */
export function Button(props: LinkProps | ButtonProps) {
  const { variant = 'secondary', size = 'medium', className = '', ...others } = props;
  const look = `inline-flex items-center justify-center rounded-control border text-center font-medium leading-tight break-keep transition-colors duration-quick disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress aria-disabled:opacity-75 ${VARIANTS[variant]} ${SIZES[size]} ${className}`;
  if (others.href === undefined)
    return <button type="button" {...(others as ComponentProps<'button'>)} className={look} />;
  const { as: Anchor = 'a', ...link } = others as Omit<LinkProps, keyof Look>;
  return <Anchor {...link} className={look} />;
}
