import type { AriaAttributes, ComponentType, ReactNode } from 'react';

type Chip = {
  id: string | null;
  label: string;
  href: string;
  count?: number;
  /** Of its element, to which `href` can lead. */
  anchor?: string;
};

export type ChipLinkProps = {
  id: string | undefined;
  href: string;
  className: string;
  'aria-current': AriaAttributes['aria-current'];
  children: ReactNode;
};

export type LinkChipsProps = {
  label: string;
  chips: readonly Chip[];
  selected: string | null;
  as: ComponentType<ChipLinkProps>;
  className?: string;
  /** On wide screens, one chip per line. */
  isColumn?: boolean;
};

/** On phones in one scrolling row, which fades out at its end. Links that set one parameter of the query string; a null id removes it. */
export function LinkChips({ label, chips, selected, as: ChipLink, className, isColumn = false }: LinkChipsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul
        className={`fade-end -m-1 flex gap-2 overflow-x-auto p-1 text-small max-sm:pe-12 sm:flex-wrap ${isColumn ? 'desktop:flex-col' : ''}`}
      >
        {chips.map(({ id, label: name, href, count, anchor }) => (
          <li key={id} className="shrink-0">
            <ChipLink
              id={anchor}
              href={href}
              aria-current={id === selected ? 'true' : undefined}
              className="flex justify-between gap-2 rounded-control border border-edge bg-surface px-3 py-1.5 transition-colors duration-quick hover:border-accent hover:text-accent aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-paper"
            >
              {name}
              {count !== undefined && (
                <>
                  {' '}
                  <span className="tabular-nums opacity-75">{count}</span>
                </>
              )}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
