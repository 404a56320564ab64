import type { Locale } from '@heliograph/schema/locales.ts';
import { type SparePart, spareParts } from '#content/hardware/spare-parts.ts';
import type { RequestablePart } from './request-list.ts';

type Printer = { id: string; name: string };

export type SparePartEntry = Pick<SparePart, 'picture' | 'type'> &
  RequestablePart & {
    orderNumber: string;
    use: string;
    machine: string | undefined;
    contents: string | undefined;
    /** The printers that it is used with. */
    fits: readonly Printer[];
  };

/** In one language, with the names of printers. */
export function getSpareParts(locale: Locale, printers: readonly Printer[]): readonly SparePartEntry[] {
  return spareParts.map(({ name, use, machine, contents, fits, orderNumbers = {}, ...part }) => ({
    ...part,
    name: name[locale],
    use: use[locale],
    machine: machine?.[locale],
    contents: contents?.[locale],
    fits: printers.filter(({ id }) => fits.includes(id)).map(({ id, name: printer }) => ({ id, name: printer })),
    orderNumbers: Object.entries(orderNumbers).map(([printerId, number]) => ({ printerId, number })),
  }));
}
