import type { PageAddress } from './pages.ts';

/**
 * A link in content, without locale prefix. `#inquiry` opens the form; `#choose-store` opens the choice of stores. Any
 * other scheme is a type error, and not rendered as a link.
 */
export type Href =
  | PageAddress
  | '#inquiry'
  | '#choose-store'
  | `https://${string}`
  | `mailto:${string}@${string}`
  | `tel:+${number}`;

type HrefKind = 'PAGE' | 'FRAGMENT' | 'STORE' | 'EXTERNAL' | 'CONTACT';

const PATTERNS: readonly (readonly [HrefKind, RegExp])[] = [
  ['STORE', /^#choose-store$/],
  ['FRAGMENT', /^#[\w-]+$/],
  ['PAGE', /^\/(?![/\\])[\w./?=&%+~-]*(?:#[\w-]+)?$/],
  ['EXTERNAL', /^https:\/\/[\w-]+(?:\.[\w-]+)+(?::\d+)?(?:[/?#][^\s<>"'\\]*)?$/],
  ['CONTACT', /^mailto:[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/],
  ['CONTACT', /^tel:\+\d{4,15}$/],
];

/** Null for hrefs that must not become links, such as `javascript:` or `//host`. */
export function findHrefKind(href: string): HrefKind | null {
  return PATTERNS.find(([, pattern]) => pattern.test(href))?.[0] ?? null;
}
