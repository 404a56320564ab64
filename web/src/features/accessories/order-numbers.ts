export type OrderNumbers = {
  orderNumber: string | null;
  /** By printer, if each has a variant of its own. */
  orderNumbers: readonly { printerId: string; number: string }[];
};

/** Null as long as no printer is chosen that decides between variants. */
export function findOrderNumber({ orderNumber, orderNumbers }: OrderNumbers, printer: string | null): string | null {
  if (orderNumbers.length === 0) return orderNumber;
  return orderNumbers.find(({ printerId }) => printerId === printer)?.number ?? null;
}

/** The number that goes on the request list: that of all variants as long as no printer is chosen. */
export function findRequestNumber(part: OrderNumbers, printer: string | null): string | null {
  return findOrderNumber(part, printer) ?? part.orderNumber;
}

/** Each variant once, with the names of its printers. */
export function listVariants(
  { orderNumbers }: Pick<OrderNumbers, 'orderNumbers'>,
  printers: readonly { id: string; name: string }[],
): { number: string; printers: readonly string[] }[] {
  const numbers = [...new Set(orderNumbers.map(({ number }) => number))].toSorted();
  return numbers.map((number) => {
    const ids = orderNumbers.filter((one) => one.number === number).map(({ printerId }) => printerId);
    return { number, printers: printers.filter(({ id }) => ids.includes(id)).map(({ name }) => name) };
  });
}

/** The first and the last number of the variants, for a message; null without variants. */
export function toNumberRange(
  variants: readonly { number: string }[],
): { first: string; last: string; count: number } | null {
  const [first, last] = [variants[0]?.number, variants.at(-1)?.number];
  return first && last ? { first, last, count: variants.length } : null;
}
