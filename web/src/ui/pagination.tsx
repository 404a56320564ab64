import { ChevronLeft, ChevronRight } from 'lucide';
import type { ElementType, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { toPageWindow } from './page-window.ts';

type Props = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  as?: ElementType;
  /** For links that report navigation, such as `QueryLink`. */
  onFollow?: () => void;
  /** `page` is the accessible name of a page link. */
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string };
};

const STEP =
  'grid min-h-11 min-w-9 place-items-center sm:min-w-11 rounded-control border border-transparent px-2 tabular-nums transition-colors duration-quick hover:border-edge aria-[current]:border-ink aria-[current]:font-semibold';

export function Pagination({ page, pageCount, hrefOf, as: Anchor = 'a', onFollow, labels }: Props) {
  if (pageCount < 2) return null;
  const link = { className: STEP, ...(onFollow && { onFollow }) };
  const step = (target: number, name: string, children: ReactNode) =>
    target >= 1 && target <= pageCount ? (
      <Anchor {...link} href={hrefOf(target)} aria-label={name}>
        {children}
      </Anchor>
    ) : null;
  return (
    <nav aria-label={labels.navigation}>
      <ul className="flex flex-wrap items-center sm:gap-1">
        <li>{step(page - 1, labels.previous, <Icon icon={ChevronLeft} />)}</li>
        {toPageWindow(page, pageCount).map((one, index) => (
          <li key={one ?? `gap-${index}`} className="text-ink-soft">
            {one === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Anchor
                {...link}
                href={hrefOf(one)}
                aria-label={labels.page(one)}
                aria-current={one === page ? 'page' : undefined}
              >
                {one}
              </Anchor>
            )}
          </li>
        ))}
        <li>{step(page + 1, labels.next, <Icon icon={ChevronRight} />)}</li>
      </ul>
    </nav>
  );
}
