import { createInputError } from '../../errors/errors.ts';
import type { NumberRange, ProductFilter, ProductSort } from '../../generated/resolvers.ts';
import type { Product } from './product-schemas.ts';

type Criterion = (product: Product) => boolean;

/** Dimensions of the build volume by filter argument. */
const DIMENSIONS = { buildWidth: 'width', buildDepth: 'depth', buildHeight: 'height' } as const;

/** `printers` are the ids of the printers for the material of the filter. */
export function filterProducts(
  products: readonly Product[],
  filter: ProductFilter,
  printers: ReadonlySet<string> | undefined,
): Product[] {
  const criteria = [...toCriteria(filter), ...toBuildVolumeCriteria(filter)];
  if (printers) criteria.push(({ id }) => printers.has(id));
  return products.filter((product) => criteria.every((matches) => matches(product)));
}

function toCriteria({ kind, line, accessoryType, fits }: ProductFilter): Criterion[] {
  return [
    ...(kind ? [(product: Product) => product.kind === kind] : []),
    ...(line ? [(product: Product) => product.line === line] : []),
    ...(accessoryType ? [(product: Product) => product.accessoryType === accessoryType] : []),
    ...(fits ? [(product: Product) => product.fitsIds.includes(fits)] : []),
  ];
}

function toBuildVolumeCriteria(filter: ProductFilter): Criterion[] {
  return Object.entries(DIMENSIONS).flatMap(([argument, dimension]) => {
    const range = filter[argument as keyof typeof DIMENSIONS];
    if (!range) return [];
    const isInRange = parseRange(range, `filter.${argument}`);
    return [({ buildVolume }: Product) => buildVolume !== null && isInRange(buildVolume[dimension])];
  });
}

function parseRange({ gt, gte, lt, lte }: NumberRange, argument: string): (value: number) => boolean {
  if ([gt, gte, lt, lte].every((bound) => bound == null)) {
    throw createInputError(`${argument} must have at least one bound.`, argument);
  }
  return (value) =>
    value > (gt ?? -Infinity) && value >= (gte ?? -Infinity) && value < (lt ?? Infinity) && value <= (lte ?? Infinity);
}

export function sortProducts(products: readonly Product[], sort: ProductSort): readonly Product[] {
  if (sort === 'LATEST') return products.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  if (sort === 'BUILD_VOLUME') return products.toSorted((a, b) => volumeOf(b) - volumeOf(a));
  return products;
}

function volumeOf({ buildVolume }: Product): number {
  return buildVolume ? buildVolume.width * buildVolume.depth * buildVolume.height : 0;
}
