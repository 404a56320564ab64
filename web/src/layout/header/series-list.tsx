'use client';

import { type ReactNode, useState } from 'react';
import { isWide, useMenu } from './menu-state.ts';

type Props = { series: readonly { title: string; content: ReactNode }[] };

export function SeriesList({ series }: Props) {
  const { open } = useMenu();
  const [shown, setShown] = useState({ open, index: 0 });
  if (shown.open !== open) setShown({ open, index: 0 });
  const show = (index: number) => setShown({ open, index });
  return (
    <div className="series-list">
      {series.map(({ title, content }, index) => (
        <section key={title} className="series" data-shown={shown.index === index} aria-label={title}>
          <button
            type="button"
            aria-expanded={shown.index === index}
            className="series-name"
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && isWide() && show(index)}
            onFocus={() => isWide() && show(index)}
            onClick={() => show(shown.index === index && !isWide() ? -1 : index)}
          >
            {title}
            <span aria-hidden className="plus-minus" />
          </button>
          <div className="series-content">{content}</div>
        </section>
      ))}
    </div>
  );
}
