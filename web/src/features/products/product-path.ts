import { findPage, getPage } from '#content/pages.ts';

/** The registered page of a product, otherwise the generic product page. */
export function productPath({ id, path }: { id: string; path: string }): string {
  return hasOwnPage(path) ? path : genericProductPath(id);
}

export function genericProductPath(id: string): string {
  return `/hardware/detail/${id}`;
}

/** Machines have a page each; accessories share a pattern. */
export function hasOwnPage(path: string): boolean {
  const page = findPage(path);
  if (!page) return false;
  const { kind } = getPage(page);
  return kind === 'PRODUCT' || kind === 'RECORD';
}
