import type { AccessoryType } from '#gateway/schema.generated.ts';

/** Types by their number in the URL. */
export const accessoryTypes = {
  '2': 'DENTAL',
  '3': 'REFLEX',
  '4': 'DENTAL_POST_PROCESSING',
  '6': 'REFLEX_POST_PROCESSING',
  '7': 'REFLEX_ADD_ON',
} as const satisfies Record<string, AccessoryType>;

export type TypeNumber = keyof typeof accessoryTypes;

/** In display order. */
export const typeNumbers = ['2', '4', '3', '6', '7'] as const satisfies TypeNumber[];

/** Accessories of unknown type are shown first. */
export function numberOfType(type: AccessoryType | null): TypeNumber {
  return typeNumbers.find((one) => accessoryTypes[one] === type) ?? '2';
}
