import { createElement } from 'react';

type Attributes = Record<string, string | number | undefined>;

type Props = {
  /** `import { Menu } from 'lucide'` */
  icon: readonly (readonly [tag: string, attributes: Attributes])[];
  /** In pixels. */
  size?: number;
  /** Accessible name; without it, the icon is decorative. */
  label?: string;
  className?: string;
};

/** Rendered from data, without client-side code. */
export function Icon({ icon, size = 20, label, className = '' }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden, or named by its label
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`shrink-0 ${className}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {icon.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
