import type { BiocompatibilityStandard, MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialFactsQuery } from './material-facts.generated.ts';

export type MaterialFacts = {
  id: string;
  slug: string;
  name: string;
  categories: readonly string[];
  colors: readonly string[];
  printers: readonly string[];
  usages: readonly string[];
  addOns: readonly string[];
  biocompatibility: readonly BiocompatibilityStandard[];
  bodyContact: Item['bodyContact'];
  registrations: Item['registrations'];
  values: { readonly [Property in MaterialProperty]?: number };
};

type Item = NonNullable<MaterialFactsQuery['materials']>['items'][number];

export function toMaterialFacts({ id, slug, name, category, colors, biocompatibility, ...item }: Item): MaterialFacts {
  return {
    ...{ id, slug, name, biocompatibility },
    bodyContact: item.bodyContact,
    registrations: item.registrations.map(({ market }) => ({ market })),
    categories: [category.id],
    colors: [...new Set(colors.map(({ family }) => family.id))],
    printers: idsOf(item.printers ?? []),
    usages: idsOf(item.usages),
    addOns: idsOf(item.addOns),
    values: withoutGaps({
      FLEXURAL_MODULUS: item.flexuralModulus?.value,
      FLEXURAL_STRENGTH: item.flexuralStrength?.value,
      ELONGATION_AT_BREAK: item.elongationAtBreak?.value,
      IMPACT_STRENGTH_NOTCHED: item.impactStrengthNotched?.value,
      HEAT_DEFLECTION_TEMPERATURE: item.heatDeflectionTemperature?.value,
    }),
  };
}

function idsOf(terms: readonly { id: string }[]): string[] {
  return terms.map(({ id }) => id);
}

function withoutGaps(values: { [Property in MaterialProperty]: number | undefined }): MaterialFacts['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
