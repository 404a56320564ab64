import type { Market } from '#gateway/schema.generated.ts';
import type { FitPrintersQuery } from './fit-printers.generated.ts';
import type { FitResinsQuery } from './fit-resins.generated.ts';

type Product = NonNullable<FitPrintersQuery['products']>['items'][number];
type Material = NonNullable<FitResinsQuery['materials']>['items'][number];
type Pack = Material['packs'][number];

type Known<Field extends keyof Product> = NonNullable<Product[Field]>;

export type FitPrinter = Pick<Product, 'id' | 'name' | 'path'> & {
  buildVolume: Known<'buildVolume'>;
  printing: Known<'printing'>;
};

export type FitResin = {
  id: string;
  name: string;
  /** g/cm³; null if it was not measured. */
  density: number | null;
  /** The tested layer height closest to the usual one, in micrometers. */
  layer: number | null;
  /** Ids of the printers with a profile for it; null if they are not known. */
  printers: readonly string[] | null;
  /** Of the market, and of the pack in which it costs least. */
  price: { perKilogram: number; currency: string } | null;
};

const USUAL_LAYER = 100;

/** Null without a build volume. */
export function toFitPrinter({ id, name, path, buildVolume, printing }: Product): FitPrinter | null {
  return buildVolume && printing ? { id, name, path, buildVolume, printing } : null;
}

export function toFitResin({ id, name, printers, packs, ...material }: Material, market: Market): FitResin {
  const density = material.specification.find(({ key }) => key === 'density')?.measurement?.value ?? null;
  const distance = (layer: number) => Math.abs(layer - USUAL_LAYER);
  const [layer = null] = (material.layerHeights ?? []).toSorted((a, b) => distance(a) - distance(b));
  const prices = packs.flatMap((pack) => toPrice(pack, market, density) ?? []);
  const [price = null] = prices.toSorted((a, b) => a.perKilogram - b.perKilogram);
  return { id, name, density, layer, printers: printers?.map((printer) => printer.id) ?? null, price };
}

/** Grams of a pack unit; those of a volume follow from the density. */
const GRAMS: Record<string, number> = { kg: 1000, g: 1 };
const MILLILITERS: Record<string, number> = { L: 1000, ml: 1 };

function toPrice({ content, prices }: Pack, market: Market, density: number | null): FitResin['price'] {
  const own = prices.find((price) => price.market === market);
  const gramsPerUnit = GRAMS[content.unit] ?? (MILLILITERS[content.unit] ?? 0) * (density ?? 0);
  const kilograms = (content.value * gramsPerUnit) / 1000;
  if (!own || kilograms <= 0) return null;
  const perKilogram = Math.round((Number(own.price.amount) / kilograms) * 100) / 100;
  return { perKilogram, currency: own.price.currency };
}
