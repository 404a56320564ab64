import type {
  CaseStudyRecordFragment,
  MaterialRecordFragment,
  ProductRecordFragment,
  SampleCategoryRecordFragment,
  SampleRecordFragment,
} from '../generated/operations.ts';
import type { Locale } from '../i18n/locales.ts';

export type Product = ProductRecordFragment;
export type Material = MaterialRecordFragment;
export type Sample = SampleRecordFragment;
export type CaseStudy = CaseStudyRecordFragment;

export type Catalog = {
  products: readonly Product[];
  materials: readonly Material[];
  samples: readonly Sample[];
  caseStudies: readonly CaseStudy[];
  categories: readonly SampleCategoryRecordFragment[];
};

type CatalogLists = { [List in keyof Catalog]: Catalog[List] | null | undefined };

/** Records without a translation are left out: a showroom shows one language at a time. */
export function toCatalog(locale: Locale, lists: CatalogLists): Catalog {
  const translated = <Item extends { readonly servedLocale: Locale }>(items: readonly Item[] | null | undefined) =>
    (items ?? []).filter(({ servedLocale }) => servedLocale === locale);
  return {
    products: translated(lists.products),
    materials: translated(lists.materials),
    samples: translated(lists.samples),
    caseStudies: translated(lists.caseStudies).toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)),
    categories: lists.categories ?? [],
  };
}

type Reference = { readonly id: string };

/** The records that `references` name, in the order of the catalog. */
export function pick<Item extends Reference>(
  items: readonly Item[],
  references: readonly Reference[] | null | undefined,
): Item[] {
  const ids = new Set(references?.map(({ id }) => id));
  return items.filter(({ id }) => ids.has(id));
}

function refersTo(references: readonly Reference[] | null, { id }: Reference): boolean {
  return references?.some((reference) => reference.id === id) ?? false;
}

/**
 * Relations are copied in the direction in which a record states them: a resin names its printers. The other direction
 * follows here, because a printer is not reported as changed when a resin is.
 */
export function findRelatedToProduct({ products, materials, samples, caseStudies }: Catalog, product: Product) {
  return {
    materials: materials.filter(({ printers }) => refersTo(printers, product)),
    accessories: products.filter(({ fits }) => refersTo(fits, product)),
    fits: pick(products, product.fits),
    samples: samples.filter(({ printer }) => printer?.id === product.id),
    caseStudies: caseStudies.filter((caseStudy) => refersTo(caseStudy.products, product)),
  };
}

export function findRelatedToMaterial({ products, samples, caseStudies }: Catalog, material: Material) {
  return {
    printers: pick(products, material.printers),
    samples: samples.filter((sample) => sample.material?.id === material.id),
    caseStudies: caseStudies.filter((caseStudy) => refersTo(caseStudy.materials, material)),
  };
}
