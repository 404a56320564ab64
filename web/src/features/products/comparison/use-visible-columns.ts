import { type RefObject, useEffect, useState } from 'react';
import { toVisibleColumns } from './visible-columns.ts';

export type VisibleColumns = {
  /** Null until the layout is known. */
  visible: { first: number; last: number } | null;
  /** Call it when the region scrolls. */
  update: () => void;
  /** Scrolls by columns; the region snaps to the nearest one. */
  move: (columns: number) => void;
};

type Box = RefObject<HTMLElement | null>;

/** Reads which columns a region shows, and scrolls the names of the columns along with it. */
export function useVisibleColumns(region: Box, names: Box, total: number): VisibleColumns {
  const [visible, setVisible] = useState<VisibleColumns['visible']>(null);
  const update = () => {
    if (!region.current) return;
    if (names.current) names.current.scrollLeft = region.current.scrollLeft;
    const next = toVisibleColumns(withoutLabels(region.current), total);
    setVisible((last) => (last?.first === next.first && last.last === next.last ? last : next));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the number of columns only
  useEffect(() => {
    update();
    window.addEventListener('resize', update);
    return () => window.removeEventListener('resize', update);
  }, [total]);
  const move = (columns: number) => {
    const box = region.current;
    if (box) box.scrollBy({ left: (columns * withoutLabels(box).scrollWidth) / total, behavior: 'smooth' });
  };
  return { visible, update, move };
}

/** On large screens, the column of labels stays in place; columns snap to its end. */
function withoutLabels(box: HTMLElement) {
  const labels = Number.parseFloat(getComputedStyle(box).scrollPaddingInlineStart) || 0;
  const { scrollLeft, clientWidth, scrollWidth } = box;
  return { scrollLeft, clientWidth: clientWidth - labels, scrollWidth: scrollWidth - labels };
}
