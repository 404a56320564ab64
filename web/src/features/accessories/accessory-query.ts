import {
  createSerializer,
  type inferParserType,
  parseAsArrayOf,
  parseAsBoolean,
  parseAsString,
  parseAsStringLiteral,
} from 'nuqs/server';
import { type TypeNumber, typeNumbers } from './accessory-types.ts';

/** `?parts=true&request=UC-201-2,UC-205`. The server responds with 404 to an unknown type; see `i18n/url-rules.ts`. */
export const accessoryParams = {
  type: parseAsStringLiteral(typeNumbers),
  parts: parseAsBoolean.withDefault(false),
  printer: parseAsString,
  request: parseAsArrayOf(parseAsString).withDefault([]),
};

export type AccessoryQuery = inferParserType<typeof accessoryParams>;

export const toAccessorySearch = createSerializer(accessoryParams);

/** Spare parts have no type. */
export const SPARE_PARTS = 'parts' as const;

export type AccessoryGroup = TypeNumber | typeof SPARE_PARTS;

/** The group to which a query limits the list. */
export function groupOf({ type, parts }: Pick<AccessoryQuery, 'type' | 'parts'>): AccessoryGroup | null {
  return parts ? SPARE_PARTS : type;
}

type Entry = { group: AccessoryGroup; printers: readonly string[] };
type Filter = { group: AccessoryGroup | null; printer: string | null };

export function filterAccessories<Row extends Entry>(rows: readonly Row[], { group, printer }: Filter) {
  return rows.filter(
    (row) => (group === null || row.group === group) && (printer === null || row.printers.includes(printer)),
  );
}
