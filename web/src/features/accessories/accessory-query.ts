import { createSerializer, type inferParserType, parseAsString, parseAsStringLiteral } from 'nuqs/server';
import { type TypeNumber, typeNumbers } from './accessory-types.ts';

/** The server responds with 404 to an unknown type; see `i18n/url-rules.ts`. */
export const accessoryParams = { type: parseAsStringLiteral(typeNumbers), printer: parseAsString };

export type AccessoryQuery = inferParserType<typeof accessoryParams>;

export const toAccessorySearch = createSerializer(accessoryParams);

type Entry = { type: TypeNumber; printers: readonly string[] };

export function filterAccessories<Row extends Entry>(rows: readonly Row[], { type, printer }: AccessoryQuery) {
  return rows.filter(
    (row) => (type === null || row.type === type) && (printer === null || row.printers.includes(printer)),
  );
}
