'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#ui/button.tsx';
import { tableRoles } from '#ui/table-roles.ts';

type Props = {
  label: string;
  head: ReactNode;
  first: readonly ReactNode[];
  /** Shown on demand, while the page is searched, as the target of a link, and without JavaScript. */
  rest: readonly ReactNode[];
  showAll: string;
};

const UNFOLDED = 'unscripted has-target:table-row-group in-data-searching:table-row-group print:table-row-group';

export function FoldedTable({ label, head, first, rest, showAll }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const restRows = useRef<HTMLTableSectionElement>(null);
  const open = () => {
    flushSync(() => setIsOpen(true));
    restRows.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <table role={tableRoles.table} aria-label={label} className="w-full border-collapse text-start max-sm:text-small">
        <thead role={tableRoles.group} className="text-small text-ink-soft max-sm:sr-only">
          {head}
        </thead>
        <tbody role={tableRoles.group}>{first}</tbody>
        {rest.length > 0 && (
          <tbody
            ref={restRows}
            role={tableRoles.group}
            tabIndex={-1}
            className={`outline-none ${isOpen ? '' : UNFOLDED}`}
          >
            {rest}
          </tbody>
        )}
      </table>
      {rest.length > 0 && !isOpen && (
        <Button onClick={open} className="scripted screen-only mt-5 in-data-searching:hidden">
          {showAll}
        </Button>
      )}
    </>
  );
}
