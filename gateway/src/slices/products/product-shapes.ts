import { z } from 'zod';
import { rowsOf } from '../../legacy/rows-of.ts';
import {
  legacyBlock,
  legacyId,
  legacyPicture,
  legacySize,
  pageOf,
  toTranslated,
  translated,
} from '../../legacy/shapes.ts';
import { lookUp } from '../../words.ts';
import { ACCESSORY_TYPES, COMPARISON_KEYS, KINDS, LINES } from './product-words.ts';

/** Words, yes or no, both, or lines of words. */
const legacyComparisonValue = z.union([
  z.string(),
  z.boolean(),
  z.object({ yes: z.boolean(), text: z.string() }),
  z.array(z.string()),
]);

const legacyProduct = z.object({
  id: legacyId,
  urlName: z.string().regex(/^[\w-]+$/),
  kind: z.enum(['printer', 'station', 'accessory']),
  line: z.enum(['dental', 'reflex']),
  type: z.number().int().nullish(),
  name: z.string(),
  tagline: z.string(),
  summary: z.string(),
  publishTime: z.iso.date(),
  isNew: z.boolean(),
  price: z.object({ amount: z.number().positive(), currency: z.string(), validFrom: z.iso.date() }).nullish(),
  buildVolume: legacySize.nullish(),
  highlights: z.array(legacyBlock),
  specification: rowsOf(
    z.union([
      z.object({ name: z.string(), num: z.number(), unit: z.string() }),
      z.object({ name: z.string(), value: z.string() }),
    ]),
  ),
  comparison: rowsOf(z.object({ key: z.string(), name: z.string(), value: legacyComparisonValue })).default([]),
  fits: z.array(legacyId),
  hasSupport: z.boolean(),
  pictures: rowsOf(legacyPicture),
  ...translated,
});

type LegacyProduct = z.infer<typeof legacyProduct>;

/** Parsed and put into the words of the schema once, when it arrives. */
export const product = legacyProduct.transform(toProduct);

export const productPage = pageOf(product);

export type Product = z.infer<typeof product>;

function toProduct(record: LegacyProduct) {
  const { id, urlName, kind, line, type, price, fits, publishTime, specification, comparison, ...fields } = record;
  const isAccessory = kind === 'accessory';
  return {
    ...fields,
    id,
    slug: isAccessory ? `${urlName}-${id}` : urlName,
    path: isAccessory ? `/hardware/accessories/accessoriesDetail/${urlName}-${id}` : `/hardware/${urlName}`,
    kind: KINDS[kind] ?? 'ACCESSORY',
    line: LINES[line] ?? 'DENTAL',
    accessoryType: lookUp(ACCESSORY_TYPES, String(type ?? '')) ?? null,
    price: price ? { price: { amount: price.amount, currency: price.currency }, validFrom: price.validFrom } : null,
    buildVolume: record.buildVolume ?? null,
    publishedOn: publishTime,
    fitsIds: fits,
    specification: specification.map(toSpecificationRow),
    comparison: new Map(
      comparison.map(({ key, name, value }) => [lookUp(COMPARISON_KEYS, key), { name, ...toCell(value) }]),
    ),
    ...toTranslated(record),
  };
}

function toSpecificationRow(row: LegacyProduct['specification'][number]) {
  if ('value' in row) return { name: row.name, text: row.value, measurement: null };
  return { name: row.name, text: null, measurement: { value: row.num, unit: row.unit, standard: null } };
}

function toCell(value: z.infer<typeof legacyComparisonValue>) {
  if (typeof value === 'boolean') return { isAvailable: value, lines: [] };
  if (typeof value === 'string') return { isAvailable: null, lines: [value] };
  if (Array.isArray(value)) return { isAvailable: null, lines: value };
  return { isAvailable: value.yes, lines: value.text === '' ? [] : [value.text] };
}
