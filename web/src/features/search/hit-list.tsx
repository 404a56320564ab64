import { Link } from '../../i18n/navigation.ts';
import type { Hit } from './search-hit.ts';

/** Titles with where they lead, as an index has them. */
export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className="border-b border-line">
      {hits.map(({ title, url }) => (
        <li key={url}>
          <Link
            href={url}
            className="group flex flex-col justify-between gap-x-8 gap-y-0.5 border-t border-line py-4 transition-colors duration-quick hover:border-accent sm:flex-row sm:items-baseline"
          >
            <span className="text-subheading group-hover:text-accent">{title}</span>
            <span className="text-fine text-ink-soft wrap-anywhere">{url}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
