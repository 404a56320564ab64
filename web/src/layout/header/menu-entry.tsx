'use client';

import Link from 'next/link';
import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { isWide, useMenu } from './menu-state.ts';

type Props = { id: string; href: string; name: string; more: string; children?: ReactNode };

export function MenuEntry({ id, href, name, more, children }: Props) {
  const { open, active, toggle, scheduleShow, scheduleHide, hide } = useMenu();
  const isOpen = open === id;
  const panelId = `panel-${id}`;
  const followMouse = (then: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && isWide()) then();
  };
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowDown' || !children) return;
    event.preventDefault();
    if (!isOpen) toggle(id);
    requestAnimationFrame(() => document.getElementById(panelId)?.querySelector<HTMLElement>('a, button')?.focus());
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isOpen && isWide() && relatedTarget && !currentTarget.contains(relatedTarget)) hide();
  };
  const follow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) hide();
  };
  return (
    <li
      className="menu-entry"
      data-open={isOpen}
      onPointerEnter={followMouse(() => (children ? scheduleShow(id) : scheduleHide()))}
      onPointerLeave={followMouse(scheduleHide)}
      onBlur={leave}
    >
      <div className="menu-bar">
        <Link
          href={href}
          prefetch={false}
          aria-current={active === id ? 'true' : undefined}
          className="menu-link"
          onClick={hide}
          onKeyDown={openByArrow}
        >
          {name}
        </Link>
        {children && (
          <button
            type="button"
            data-opener={id}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={more}
            className="scripted menu-toggle"
            onClick={() => toggle(id)}
            onKeyDown={openByArrow}
          >
            <span aria-hidden className="plus-minus" />
          </button>
        )}
      </div>
      {children && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: links handle keys natively; this only closes behind them
        // biome-ignore lint/a11y/noStaticElementInteractions: see above
        <div id={panelId} className="menu-panel" onClick={follow}>
          {children}
        </div>
      )}
    </li>
  );
}
