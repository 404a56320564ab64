import type { ReactNode } from 'react';

type Item = { id: string; title: ReactNode; content: ReactNode; isOpen?: boolean };

type Props = {
  items: readonly Item[];
  /** Items with the same name are mutually exclusive. */
  exclusiveName?: string;
  className?: string;
};

/** Works without JavaScript; the browser's find-in-page opens folded items. */
export function Accordion({ items, exclusiveName, className = '' }: Props) {
  return (
    <div className={`border-b border-line ${className}`}>
      {items.map(({ id, title, content, isOpen = false }) => (
        <details key={id} name={exclusiveName} open={isOpen} className="unmarked border-t border-line">
          <summary className="flex items-center justify-between gap-6 py-4 font-medium transition-colors duration-quick hover:text-accent">
            {title}
            <span aria-hidden className="plus-minus" />
          </summary>
          <div className="max-w-text pb-6 text-ink-soft">{content}</div>
        </details>
      ))}
    </div>
  );
}
