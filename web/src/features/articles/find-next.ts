/** Records to read after one: of the same kind first, from its place in the list onwards, then from the start. */
export function findNext<R extends { id: string }>(
  records: readonly R[],
  id: string,
  isSameKind: (record: R) => boolean,
  count = 2,
): R[] {
  const place = records.findIndex((record) => record.id === id);
  const others = [...records.slice(place + 1), ...records.slice(0, Math.max(place, 0))];
  const sameKind = others.filter(isSameKind);
  return [...sameKind, ...others.filter((record) => !sameKind.includes(record))].slice(0, count);
}
