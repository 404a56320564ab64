import { findRequestNumber, type OrderNumbers } from './order-numbers.ts';

export type RequestablePart = OrderNumbers & { name: string };

export type RequestedPart = {
  number: string;
  name: string;
  /** The number is that of all variants. */
  needsPrinter: boolean;
};

/** In the order of the parts. Ignores unknown numbers. */
export function listRequested(numbers: readonly string[], parts: readonly RequestablePart[]): RequestedPart[] {
  return parts.flatMap(({ name, orderNumber, orderNumbers }) => {
    const known = [...new Set([orderNumber, ...orderNumbers.map(({ number }) => number)])];
    return known
      .filter((number) => number !== null)
      .filter((number) => numbers.includes(number))
      .map((number) => ({ number, name, needsPrinter: orderNumbers.length > 0 && number === orderNumber }));
  });
}

/** Replaces the numbers of all variants by those for a printer. */
export function chooseVariants(
  numbers: readonly string[],
  parts: readonly RequestablePart[],
  printer: string | null,
): string[] {
  const chosen = numbers.map((number) => {
    const part = parts.find(({ orderNumber }) => orderNumber === number);
    return (part && findRequestNumber(part, printer)) ?? number;
  });
  return [...new Set(chosen)];
}
