import { LinkChips, type LinkChipsProps } from './link-chips.tsx';
import { QueryLink } from './query-link.tsx';

/** Chips that filter the list of a page without loading. */
export function QueryChips(props: Omit<LinkChipsProps, 'as' | 'className'>) {
  return <LinkChips {...props} as={QueryLink} className="scripted" />;
}
