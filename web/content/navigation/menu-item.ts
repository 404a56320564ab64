import type { SinglePath } from '../pages.ts';
import type { Card, DescriptionName, Group, GroupName, IconName, NavItem, Series } from './nav-item.ts';

/** `text` is the build volume in mm: width × depth × height. */
type Machine = { text?: string; isNew?: boolean };

/** The older shape, which has no `type`. Images are names in `public/pictures`. */
type ProductImage = Machine & { to: SinglePath; imgSrc: string };

type CardItem = Machine & { type: 0; path: SinglePath; productImg: string };
type ListItem = { type: 1; path: SinglePath; isNew?: boolean };
export type GroupItem = { type: 2; title: GroupName; children: readonly LinkItem[] };
export type SeriesItem = { type: 3; title: GroupName; children: readonly (CardItem | ProductImage)[] };
type IconItem = { type: 'icon'; path: SinglePath; imgSrc: IconName };
type SelectItem = { type: 'select'; children: readonly { path: SinglePath }[] };
type DescriptionItem = { type: 'des'; path: SinglePath; desc: DescriptionName };
type LinkItem = ListItem | IconItem | SelectItem;

/** Menu data in the newer shape, whose `type` is 0 (card), 1 (list), 2 (group), 3 (series) or a name, and the older. */
export type MenuItem = CardItem | LinkItem | GroupItem | SeriesItem | DescriptionItem | ProductImage;

export function toNavItem(item: MenuItem): NavItem {
  if (!('type' in item)) return toCard(item);
  switch (item.type) {
    case 0:
      return toCard(item);
    case 2:
      return { kind: 'GROUP', title: item.title, children: item.children.map(toLink) };
    case 3:
      return toSeries(item);
    case 'des':
      return { kind: 'DESCRIPTION', page: item.path, text: item.desc };
    default:
      return toLink(item);
  }
}

export function toSeries({ title, children }: SeriesItem): Series {
  return { kind: 'SERIES', title, children: children.map(toCard) };
}

function toCard({ text, isNew, ...item }: CardItem | ProductImage): Card {
  const target = 'to' in item ? { page: item.to, picture: item.imgSrc } : { page: item.path, picture: item.productImg };
  return { kind: 'CARD', ...target, ...(text && { size: text.split('×').map(Number) }), ...(isNew && { isNew }) };
}

function toLink(item: LinkItem): Group['children'][number] {
  switch (item.type) {
    case 1:
      return { kind: 'LIST', page: item.path, ...(item.isNew && { isNew: true }) };
    case 'icon':
      return { kind: 'ICON', page: item.path, icon: item.imgSrc };
    case 'select':
      return { kind: 'SELECT', pages: item.children.map(({ path }) => path) };
  }
}
