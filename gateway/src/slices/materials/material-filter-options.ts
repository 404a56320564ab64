import type { getMaterialTerms } from './materials.legacy.ts';
import type { Material } from './to-material.ts';

type Terms = Awaited<ReturnType<typeof getMaterialTerms>>;

/** Of all terms, those that occur among some materials, and the span of each property there. */
export function toFilterOptions(terms: Terms, materials: Material[]) {
  const occurring = <Entry extends { id: string }>(entries: Entry[], idsOf: (material: Material) => string[]) => {
    const ids = new Set(materials.flatMap(idsOf));
    return entries.filter(({ id }) => ids.has(id));
  };
  return {
    categories: occurring(terms.categories, ({ category }) => [category.id]),
    colors: occurring(terms.colors, ({ colors }) => colors.map(({ family }) => family.id)),
    printers: occurring(terms.printers, ({ printerIds }) => printerIds),
    usages: occurring(terms.usages, ({ usages }) => usages.map(({ id }) => id)),
    addOns: occurring(terms.addOns, ({ addOns }) => addOns.map(({ id }) => id)),
    biocompatibility: terms.biocompatibility.filter((standard) =>
      materials.some(({ biocompatibility }) => biocompatibility.includes(standard)),
    ),
    properties: terms.properties.flatMap((term) => {
      const values = materials.flatMap(({ properties }) => properties.get(term.property)?.value ?? []);
      return values.length > 0 ? [{ ...term, min: Math.min(...values), max: Math.max(...values) }] : [];
    }),
  };
}
