import { Link } from '#i18n/navigation.ts';
import type { Hit } from './search-data.ts';

export function HitList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ol className="border-b border-line">
      {hits.map(({ title, url }, index) => (
        <li key={url}>
          <Link
            id={toHitId(index)}
            href={url}
            className="group flex scroll-mt-24 flex-col justify-between gap-x-8 gap-y-0.5 border-t border-line py-4 transition-colors duration-quick hover:border-accent sm:flex-row sm:items-baseline"
          >
            <span className="text-subheading group-hover:text-accent">{title}</span>
            <span className="text-fine text-ink-soft wrap-anywhere">{url}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}

export function toHitId(index: number): string {
  return `hit-${index + 1}`;
}
