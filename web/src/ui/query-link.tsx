'use client';

import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  onFollow?: () => void;
};

/** Updates the query string without loading; modified clicks open a new tab. */
export function QueryLink({ href, onFollow, ...props }: Props) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { pathname, search } = new URL(href, window.location.href);
    window.history.pushState(null, '', pathname + search);
    onFollow?.();
  };
  return <a {...props} href={href} onClick={follow} />;
}
