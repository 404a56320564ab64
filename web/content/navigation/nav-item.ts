import type { SinglePath } from '../pages.ts';
import type { NavigationCopy } from './en.ts';

export type GroupName = keyof NavigationCopy['groups'];
type DescriptionName = keyof NavigationCopy['descriptions'];
export type IconName = 'contact' | 'support' | 'download' | 'catalogue';

/** A machine or a thing with its picture in `public/pictures`; `size` is what it builds, in millimetres. */
export type Card = { kind: 'CARD'; page: SinglePath; picture: string; size?: readonly number[]; isNew?: boolean };
/** A plain link. */
type List = { kind: 'LIST'; page: SinglePath; isNew?: boolean };
/** A link with a sign before it. */
type IconLink = { kind: 'ICON'; page: SinglePath; icon: IconName };
/** Short choices side by side. */
export type Select = { kind: 'SELECT'; pages: readonly SinglePath[] };
/** A few words that invite to a page. */
type Description = { kind: 'DESCRIPTION'; page: SinglePath; text: DescriptionName };
/** Links under a heading. */
export type Group = { kind: 'GROUP'; title: GroupName; children: readonly (List | IconLink | Select)[] };
/** A line of machines, shown when its name is pointed at. */
export type Series = { kind: 'SERIES'; title: GroupName; children: readonly Card[] };

export type NavItem = Card | List | IconLink | Select | Description | Group | Series;

/** An entry of the main navigation: a page, and what opens below it. */
export type NavEntry = {
  page: SinglePath;
  /** Instead of the name of the page. */
  title?: GroupName;
  /** Beginnings of the paths that belong to it. */
  sections: readonly string[];
  children: readonly NavItem[];
};
