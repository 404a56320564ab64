import type { Group, NavEntry, NavItem, Series } from '#content/navigation/nav-item.ts';
import type { SinglePath } from '#content/pages.ts';

type IsListed = (page: SinglePath) => boolean;

export type VisibleEntry = NavEntry & { leadsTo: SinglePath };

/** Filters out unlisted pages. An entry without a listed page of its own links to the first one below it. */
export function toVisibleNavigation(entries: readonly NavEntry[], isListed: IsListed): VisibleEntry[] {
  return entries.flatMap((entry) => {
    const children = filterItems(entry.children, isListed);
    const leadsTo = [entry.page, ...children.flatMap(pagesOf)].find(isListed);
    return leadsTo ? [{ ...entry, children, leadsTo }] : [];
  });
}

function filterItems(items: readonly NavItem[], isListed: IsListed): NavItem[] {
  return items.flatMap((item) => {
    const visible = filterItem(item, isListed);
    return visible ? [visible] : [];
  });
}

function filterItem(item: NavItem, isListed: IsListed): NavItem | null {
  switch (item.kind) {
    case 'GROUP':
      return orNull({ ...item, children: filterLinks(item.children, isListed) });
    case 'SERIES':
      return orNull({ ...item, children: item.children.filter(({ page }) => isListed(page)) });
    case 'SELECT': {
      const pages = item.pages.filter(isListed);
      return pages.length > 0 ? { ...item, pages } : null;
    }
    default:
      return isListed(item.page) ? item : null;
  }
}

function filterLinks(links: Group['children'], isListed: IsListed): Group['children'] {
  return links.flatMap((link): Group['children'] => {
    if (link.kind !== 'SELECT') return isListed(link.page) ? [link] : [];
    const pages = link.pages.filter(isListed);
    return pages.length > 0 ? [{ ...link, pages }] : [];
  });
}

function orNull<Branch extends Group | Series>(branch: Branch): Branch | null {
  return branch.children.length > 0 ? branch : null;
}

function pagesOf(item: NavItem): readonly SinglePath[] {
  switch (item.kind) {
    case 'GROUP':
    case 'SERIES':
      return item.children.flatMap(pagesOf);
    case 'SELECT':
      return item.pages;
    default:
      return [item.page];
  }
}
