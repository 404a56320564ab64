/** Use of an accessory that is not mounted on a printer, by product id. */
export type AccessoryUse =
  /** Belongs to a washing or curing unit. */
  | { unit: string }
  /** Holds all parts of the printers, except those above a size from some; the latter go in another unit. */
  | { largestPart: string; smallerThan: readonly [string, string]; largeUnit: string }
  /** Works on parts from the printers, by hand. */
  | { isForParts: true };

const reflexUnit = (largeUnit: string): AccessoryUse => ({
  largestPart: '222 × 122 × 228\u00a0mm',
  smallerThan: ['Reflex 2', 'Reflex 2 Pro'],
  largeUnit,
});

export const accessoryUses: Readonly<Partial<Record<string, AccessoryUse>>> = {
  '212': { unit: 'UltraCraft Wash' },
  '213': { unit: 'UltraCraft Cure' },
  '214': { unit: 'UltraCraft Cure' },
  '215': { isForParts: true },
  '216': { isForParts: true },
  '217': reflexUnit('UltraCraft Wash'),
  '218': reflexUnit('UltraCraft Cure'),
  '219': { unit: 'Reflex Wash' },
  '220': { unit: 'Reflex Cure' },
  '221': { isForParts: true },
};
