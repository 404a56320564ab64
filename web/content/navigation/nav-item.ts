import type { SinglePath } from '../pages.ts';
import type { NavigationCopy } from './en.ts';

export type GroupName = keyof NavigationCopy['groups'];
export type DescriptionName = keyof NavigationCopy['descriptions'];
export type IconName = 'contact' | 'support' | 'download' | 'catalogue';

/** `picture` is a name in `public/pictures`; `size` is the build volume in mm. */
export type Card = { kind: 'CARD'; page: SinglePath; picture: string; size?: readonly number[]; isNew?: boolean };
type List = { kind: 'LIST'; page: SinglePath; isNew?: boolean };
type IconLink = { kind: 'ICON'; page: SinglePath; icon: IconName };
export type Select = { kind: 'SELECT'; pages: readonly SinglePath[] };
type Description = { kind: 'DESCRIPTION'; page: SinglePath; text: DescriptionName };
export type Group = { kind: 'GROUP'; title: GroupName; children: readonly (List | IconLink | Select)[] };
export type Series = { kind: 'SERIES'; title: GroupName; children: readonly Card[] };

export type NavItem = Card | List | IconLink | Select | Description | Group | Series;

export type NavEntry = {
  page: SinglePath;
  /** Overrides the page name. */
  title?: GroupName;
  /** Path prefixes that mark the entry as active. */
  sections: readonly string[];
  children: readonly NavItem[];
};
