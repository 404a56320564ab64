/** Use of an accessory that is not mounted on a printer, by product id. */
export type AccessoryUse =
  /** Belongs to a washing or curing unit. */
  | { unit: string }
  /** Holds parts of the printers up to a size. */
  | { largestPart: string }
  /** Works on parts from the printers, by hand. */
  | { isForParts: true };

export const accessoryUses: Readonly<Partial<Record<string, AccessoryUse>>> = {
  '212': { unit: 'UltraCraft Wash' },
  '213': { unit: 'UltraCraft Cure' },
  '214': { unit: 'UltraCraft Cure' },
  '215': { isForParts: true },
  '216': { isForParts: true },
  '217': { largestPart: '222 × 122 × 228\u00a0mm' },
  '218': { largestPart: '222 × 122 × 228\u00a0mm' },
  '219': { unit: 'Reflex Wash' },
  '220': { unit: 'Reflex Cure' },
  '221': { isForParts: true },
};
