'use client';

import type { ComponentProps, MouseEvent } from 'react';

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  href: string;
  /** Told when it was followed here. */
  onFollow?: () => void;
};

/** A link to this page with another query. It is followed without loading, unless another tab is asked for. */
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
