'use client';

import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab = { id: string; label: ReactNode; content: ReactNode };

type Props = { label: string; tabs: readonly Tab[]; initial?: string };

/** All panels stay mounted. */
export function Tabs({ label, tabs, initial }: Props) {
  return (
    <Base.Root defaultValue={initial ?? tabs[0]?.id ?? null}>
      <Base.List aria-label={label} className="flex gap-7 overflow-x-auto border-b border-line [scrollbar-width:none]">
        {tabs.map(({ id, label: name }) => (
          <Base.Tab
            key={id}
            value={id}
            className="-mb-px min-h-11 border-b-2 border-transparent py-2.5 font-medium whitespace-nowrap text-ink-soft -outline-offset-2 transition-colors duration-quick hover:text-ink data-active:border-accent data-active:text-ink"
          >
            {name}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map(({ id, content }) => (
        <Base.Panel key={id} value={id} keepMounted className="pt-6">
          {content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
