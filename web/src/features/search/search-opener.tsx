'use client';

import type { Locale } from '@heliograph/schema/locales.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { announce } from '#navigation/app-events.ts';
import type { SearchBoxMessages } from './search-box-messages.ts';

const load = async () => ({ default: (await import('./search-panel.tsx')).SearchPanel });
const SearchPanel = lazy(load);

type Props = { locale: Locale; url: string; messages: SearchBoxMessages; children: ReactNode };

export function SearchOpener({ children, ...panel }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLAnchorElement>(null);
  const open = () => {
    announce('menusHidden');
    setIsOpen(true);
  };
  const close = (returnFocus: boolean) => {
    setIsOpen(false);
    if (returnFocus) opener.current?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a link to the page of the search where no script runs */}
      <a
        ref={opener}
        href={panel.url}
        role="button"
        aria-expanded={isOpen}
        aria-label={panel.messages.label}
        className="header-action"
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={(event) => {
          event.preventDefault();
          if (isOpen) close(true);
          else open();
        }}
      >
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <SearchPanel {...panel} opener={opener} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
