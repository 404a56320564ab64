import type { BiocompatibilityStandard, MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialFactsQuery } from './material-facts.generated.ts';

/** Tests of dental models by their keys in the records. They are charted, but lists are not filtered by them. */
const MODEL_TESTS = { dimensionalChange: 'DIMENSIONAL_CHANGE', detailReproduction: 'DETAIL_REPRODUCTION' } as const;

type ModelTest = (typeof MODEL_TESTS)[keyof typeof MODEL_TESTS];
export type MeasuredProperty = MaterialProperty | ModelTest;

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
  values: { readonly [Property in MeasuredProperty]?: number };
  /** The tests of models among the values. */
  modelTests: readonly { property: ModelTest; unit: string; standard: string | null }[];
};

type Item = NonNullable<MaterialFactsQuery['materials']>['items'][number];

export function toMaterialFacts({ id, slug, name, category, colors, biocompatibility, ...item }: Item): MaterialFacts {
  const tests = toModelTests(item.dentalTests);
  return {
    ...{ id, slug, name, biocompatibility },
    bodyContact: item.bodyContact,
    registrations: item.registrations.map(({ market }) => ({ market })),
    categories: [category.id],
    colors: [...new Set(colors.map(({ family }) => family.id))],
    printers: idsOf(item.printers ?? []),
    usages: idsOf(item.usages),
    addOns: idsOf(item.addOns),
    modelTests: tests.map(({ property, unit, standard }) => ({ property, unit, standard })),
    values: withoutGaps({
      ...Object.fromEntries(tests.map(({ property, value }) => [property, value])),
      FLEXURAL_MODULUS: item.flexuralModulus?.value,
      FLEXURAL_STRENGTH: item.flexuralStrength?.value,
      ELONGATION_AT_BREAK: item.elongationAtBreak?.value,
      IMPACT_STRENGTH_NOTCHED: item.impactStrengthNotched?.value,
      HEAT_DEFLECTION_TEMPERATURE: item.heatDeflectionTemperature?.value,
    }),
  };
}

function toModelTests(rows: Item['dentalTests']) {
  return Object.entries(MODEL_TESTS).flatMap(([key, property]) => {
    const measurement = rows.find((row) => row.key === key)?.measurement;
    return measurement ? [{ ...measurement, property }] : [];
  });
}

function idsOf(terms: readonly { id: string }[]): string[] {
  return terms.map(({ id }) => id);
}

function withoutGaps(values: { [Property in MeasuredProperty]?: number | undefined }): MaterialFacts['values'] {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
