import type { ProductLine } from '#gateway/schema.generated.ts';

type Product = { id: string; name: string };
type Printer = Product & { line: ProductLine };

export type ProductSummary =
  | { kind: 'ALL_PRINTERS' }
  | { kind: 'ALL'; line: ProductLine }
  | { kind: 'ALL_BUT_ONE'; line: ProductLine; name: string }
  | { kind: 'ONE'; name: string };

/** Shorter lists of printers are written out. */
const MIN_PRINTERS = 4;

/** States all printers, or a line of them where the products include all of it or all but one, in one phrase. */
export function summarizeProducts(products: readonly Product[], printers: readonly Printer[]): ProductSummary[] {
  const ids = new Set(products.map(({ id }) => id));
  if (printers.length >= MIN_PRINTERS && printers.every(({ id }) => ids.has(id))) {
    const others = products.filter(({ id }) => !printers.some((printer) => printer.id === id));
    return [{ kind: 'ALL_PRINTERS' }, ...others.map(({ name }): ProductSummary => ({ kind: 'ONE', name }))];
  }
  const lines = [...new Set(printers.map(({ line }) => line))].map((line) => {
    const all = printers.filter((printer) => printer.line === line);
    return { line, all, missing: all.filter(({ id }) => !ids.has(id)) };
  });
  const summarized = lines.filter(
    ({ all, missing }) => missing.length <= 1 && all.length - missing.length >= MIN_PRINTERS,
  );
  const covered = new Set(summarized.flatMap(({ all }) => all.map(({ id }) => id)));
  return [
    ...summarized.map(
      ({ line, missing: [one] }): ProductSummary =>
        one ? { kind: 'ALL_BUT_ONE', line, name: one.name } : { kind: 'ALL', line },
    ),
    ...products.filter(({ id }) => !covered.has(id)).map(({ name }): ProductSummary => ({ kind: 'ONE', name })),
  ];
}
