import type { getMaterialTerms } from './materials.legacy.ts';
import type { Material } from './to-material.ts';

type Terms = Awaited<ReturnType<typeof getMaterialTerms>>;

/** The terms that occur in the given materials, and the range of each property. */
export function toFilterOptions(terms: Terms, materials: Material[]) {
  const selectUsed = <Term extends { id: string }>(entries: Term[], idsOf: (material: Material) => string[]) => {
    const ids = new Set(materials.flatMap(idsOf));
    return entries.filter(({ id }) => ids.has(id));
  };
  return {
    categories: selectUsed(terms.categories, ({ category }) => [category.id]),
    colors: selectUsed(terms.colors, ({ colors }) => colors.map(({ family }) => family.id)),
    printers: selectUsed(terms.printers, ({ printerIds }) => printerIds),
    usages: selectUsed(terms.usages, ({ usages }) => usages.map(({ id }) => id)),
    addOns: selectUsed(terms.addOns, ({ addOns }) => addOns.map(({ id }) => id)),
    biocompatibility: terms.biocompatibility.filter((standard) =>
      materials.some(({ biocompatibility }) => biocompatibility.includes(standard)),
    ),
    properties: terms.properties.flatMap((term) => {
      const values = materials.flatMap(({ properties }) => properties.get(term.property)?.value ?? []);
      return values.length > 0 ? [{ ...term, min: Math.min(...values), max: Math.max(...values) }] : [];
    }),
  };
}
