import { z } from 'zod';
import { toEnumValue } from '../../legacy/enum-map.ts';
import { lists, optional, recordPage } from '../../legacy/lenient-parse.ts';
import { legacyPrice, toPrice } from '../../legacy/price.ts';
import {
  legacyBlock,
  legacyCode,
  legacyId,
  legacyNumericCode,
  legacyPicture,
  legacySize,
  legacyText,
  toLocales,
  translationFields,
} from '../../legacy/schemas.ts';
import { ACCESSORY_TYPES, COMPARISON_KEYS, KINDS, LINES } from './product-enums.ts';

/** A text, a yes/no value, both, or a list of texts. */
const legacyComparisonValue = z.union([
  legacyText,
  z.boolean(),
  z.object({ yes: z.boolean(), text: legacyText }),
  z.array(legacyText),
]);

const legacyPrinting = z.object({
  layerHeights: z.object({ min: z.number().positive(), max: z.number().positive() }),
  ...lists({ layerTimes: z.object({ layerHeight: z.number().positive(), seconds: z.number().positive() }) }),
  ...optional({ platformMargin: z.number().nonnegative() }),
});

const rowFields = optional({ key: legacyText, isForOrder: z.boolean() });

const legacyProduct = z.object({
  id: legacyId,
  urlName: z.string().regex(/^[\w-]+$/),
  kind: z.enum(['printer', 'station', 'accessory']),
  line: z.enum(['dental', 'reflex']),
  name: legacyText,
  tagline: legacyText,
  summary: legacyText,
  publishTime: z.iso.date(),
  isNew: z.boolean(),
  ...optional({
    type: legacyNumericCode(ACCESSORY_TYPES),
    orderNumber: legacyText,
    price: legacyPrice,
    buildVolume: legacySize,
    printing: legacyPrinting,
    machine: z.object({
      weight: z.number().positive(),
      power: z.object({ supply: legacyText, watts: z.number().positive() }),
      warrantyMonths: z.number().int().positive(),
      ...optional({
        size: legacySize,
        rearClearance: z.number().positive(),
        included: z.array(legacyText),
        deliveryTime: legacyText,
      }),
    }),
  }),
  highlights: z.array(legacyBlock),
  ...lists({
    specification: z.union([
      z.object({ name: legacyText, num: z.number(), unit: legacyText, ...rowFields }),
      z.object({ name: legacyText, value: legacyText, ...rowFields }),
    ]),
    orderNumbers: z.object({ printer: legacyId, number: legacyText }),
    comparison: z.object({ key: legacyCode(COMPARISON_KEYS), name: legacyText, value: legacyComparisonValue }),
    pictures: legacyPicture,
    relatedAccessories: legacyId,
  }),
  fits: z.array(legacyId),
  hasSupport: z.boolean(),
  ...translationFields,
});

type LegacyProduct = z.infer<typeof legacyProduct>;

export const product = legacyProduct.transform(toProduct);

export const productPage = recordPage(product);

export type Product = z.infer<typeof product>;

function toProduct(record: LegacyProduct) {
  const {
    id,
    urlName,
    kind,
    line,
    type,
    price,
    machine,
    printing,
    fits,
    publishTime,
    specification,
    comparison,
    relatedAccessories,
    orderNumbers,
    ...fields
  } = record;
  const isAccessory = kind === 'accessory';
  return {
    ...fields,
    id,
    slug: isAccessory ? `${urlName}-${id}` : urlName,
    path: isAccessory ? `/hardware/accessories/accessoriesDetail/${urlName}-${id}` : `/hardware/${urlName}`,
    kind: KINDS[kind] ?? 'ACCESSORY',
    line: LINES[line] ?? 'DENTAL',
    accessoryType: toEnumValue(String(type ?? ''), ACCESSORY_TYPES) ?? null,
    price: price && toPrice(price),
    machine: machine && toMachine(machine),
    buildVolume: record.buildVolume,
    printing: printing && toPrinting(printing),
    publishedOn: publishTime,
    fitsIds: fits,
    relatedAccessoryIds: relatedAccessories,
    specification: specification.map(toSpecificationRow),
    orderRows: specification.filter(({ isForOrder }) => isForOrder).map(toSpecificationRow),
    orderNumbers: orderNumbers.map(({ printer, number }) => ({ printerId: printer, number })),
    comparison: new Map(
      comparison.map(({ key, name, value }) => [toEnumValue(key, COMPARISON_KEYS), { name, ...toCell(value) }]),
    ),
    ...toLocales(record),
  };
}

function toPrinting({ layerHeights: { min, max }, ...printing }: NonNullable<LegacyProduct['printing']>) {
  return { ...printing, minLayerHeight: min, maxLayerHeight: max };
}

function toMachine({ weight, power, ...machine }: NonNullable<LegacyProduct['machine']>) {
  return {
    ...machine,
    weight: { value: weight, unit: 'kg', standard: null },
    powerSupply: power.supply,
    ratedPower: { value: power.watts, unit: 'W', standard: null },
  };
}

function toSpecificationRow(row: LegacyProduct['specification'][number]) {
  const { key, name } = row;
  if ('value' in row) return { key, name, text: row.value, measurement: null };
  return { key, name, text: null, measurement: { value: row.num, unit: row.unit, standard: null } };
}

function toCell(value: z.infer<typeof legacyComparisonValue>) {
  if (typeof value === 'boolean') return { isAvailable: value, lines: [] };
  if (typeof value === 'string') return { isAvailable: null, lines: [value] };
  if (Array.isArray(value)) return { isAvailable: null, lines: value };
  return { isAvailable: value.yes, lines: value.text === '' ? [] : [value.text] };
}
