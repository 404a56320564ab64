import { Link } from 'wouter';
import { useMessages } from '../i18n/locale-context.ts';
import { Picture } from '../ui/picture.tsx';
import type { SearchResult } from './search-result.ts';

type SearchResultRowProps = { result: SearchResult };

/** A record opens here; a page without one shows its address, as a kiosk does not leave its own screens. */
export function SearchResultRow({ result: { title, kicker, text, picture, href, address } }: SearchResultRowProps) {
  const { search } = useMessages();
  const body = (
    <>
      {picture ? <Picture picture={picture} sizes="10rem" alt="" /> : <span className="search-row-blank" />}
      <span className="search-row-text">
        <span className="kicker">{kicker}</span>
        <span className="search-row-title">{title}</span>
        {text && <span className="search-row-summary">{text}</span>}
        {address && (
          <span className="search-row-address">
            {search.onSite} <span className="address">{address}</span>
          </span>
        )}
      </span>
    </>
  );
  if (href === null) return <div className="search-row">{body}</div>;
  return (
    <Link href={href} className="search-row search-row-link">
      {body}
    </Link>
  );
}
