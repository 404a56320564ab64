type Box = { scrollLeft: number; clientWidth: number; scrollWidth: number };

/** The columns of a scrolled box that are in view, counted from 1. A column that only peeks in is not counted. */
export function toVisibleColumns({ scrollLeft, clientWidth, scrollWidth }: Box, total: number) {
  if (scrollWidth === 0) return { first: 1, last: total };
  const width = scrollWidth / total;
  const shown = Math.max(1, Math.floor(clientWidth / width + 0.1));
  const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
  const first = isAtEnd ? total - shown + 1 : Math.round(scrollLeft / width) + 1;
  return { first: Math.max(1, first), last: Math.min(total, Math.max(1, first) + shown - 1) };
}
