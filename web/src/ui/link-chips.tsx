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
  /** On phones, one line that scrolls. */
  isOneLine?: boolean;
};

/** Links that set one parameter of the query string; a null id removes it. */
export function LinkChips({
  label,
  chips,
  selected,
  as: ChipLink,
  className,
  isColumn = false,
  isOneLine = false,
}: LinkChipsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ul
        className={`flex flex-wrap gap-2 text-small ${isColumn ? 'desktop:flex-col' : ''} ${isOneLine ? 'max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:whitespace-nowrap max-sm:*:shrink-0' : ''}`}
      >
        {chips.map(({ id, label: name, href, count, anchor }) => (
          <li key={id}>
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
