import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { localeFromTag, localePath } from './paths.ts';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** Prefetched on hover and focus by `NavigationListeners`. */
export function Link({ href, ...props }: LinkProps): ReactElement {
  const locale = useLocale();
  const path = href.startsWith('/') ? getPathname({ href, locale }) : href;
  return createElement(NextLink, { prefetch: false, ...props, href: path });
}

export function getPathname({ href, locale }: { href: string; locale: string }): string {
  return localePath(localeFromTag(locale), href);
}
