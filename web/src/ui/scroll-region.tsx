import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'div'>, 'role' | 'tabIndex'> & { label: string };

/** Scrolls horizontally, also by keyboard. A shaded edge shows that there is more; see `scroll-region.css`. */
export function ScrollRegion({ label, className = '', ...props }: Props) {
  return (
    // A group, not a region: as a landmark it would repeat the name of the section around it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll with the arrow keys
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div {...props} role="group" aria-label={label} tabIndex={0} className={`scroll-region ${className}`} />
  );
}
