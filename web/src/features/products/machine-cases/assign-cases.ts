type Machine = { id: string; kind: string };
type Case = { products: readonly { id: string }[] | null };

/** The cases of each machine, printers first. A station has those that name no printer. */
export function assignCases<M extends Machine, C extends Case>(machines: readonly M[], cases: readonly C[]) {
  const printers = machines.filter(({ kind }) => kind === 'PRINTER');
  const others = machines.filter(({ kind }) => kind !== 'PRINTER');
  const withoutPrinter = cases.filter((one) => !printers.some((printer) => names(one, printer)));
  return [
    ...printers.map((machine) => ({ machine, cases: cases.filter((one) => names(one, machine)) })),
    ...others.map((machine) => ({ machine, cases: withoutPrinter.filter((one) => names(one, machine)) })),
  ].filter((entry) => entry.cases.length > 0);
}

function names({ products }: Case, { id }: Machine): boolean {
  return products?.some((product) => product.id === id) ?? false;
}
