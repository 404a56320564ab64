import NextLink from 'next/link';
import { useLocale } from 'next-intl';
import { type ComponentProps, createElement, type ReactElement } from 'react';
import { localeFromTag, localePath } from './paths.ts';

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'href'> & { href: string };

/** A link with the prefix of the locale before its path. What is pointed at is fetched ahead; see `site/behaviour`. */
export function Link({ href, ...props }: LinkProps): ReactElement {
  const locale = useLocale();
  const path = href.startsWith('/') ? getPathname({ href, locale }) : href;
  return createElement(NextLink, { prefetch: false, ...props, href: path });
}

/** The path of a page in the locale of a language tag. */
export function getPathname({ href, locale }: { href: string; locale: string }): string {
  return localePath(localeFromTag(locale), href);
}
