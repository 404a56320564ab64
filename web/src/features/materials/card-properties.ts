import type { MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';

export type CardProperty =
  | Exclude<MaterialProperty, 'IMPACT_STRENGTH_NOTCHED'>
  | 'ASH_CONTENT'
  | 'DETAIL_REPRODUCTION'
  | 'DIMENSIONAL_CHANGE'
  | 'WET_FLEXURAL_STRENGTH'
  | 'WATER_SORPTION';
type Material = Pick<
  MaterialCard_MaterialFragment,
  | 'category'
  | 'usages'
  | 'dentalTests'
  | 'ashContent'
  | 'flexuralModulus'
  | 'flexuralStrength'
  | 'elongationAtBreak'
  | 'heatDeflectionTemperature'
>;
export type CardValue = { property: CardProperty; value: number; unit: string; standard: string | null };

const VALUES_ON_CARD = 2;

/** For parts under load; in the mouth by the product standard, if it was tested. */
const STRENGTH_FIRST: readonly CardProperty[] = ['FLEXURAL_STRENGTH', 'FLEXURAL_MODULUS'];
const WET_FIRST: readonly CardProperty[] = ['WET_FLEXURAL_STRENGTH', 'WATER_SORPTION', ...STRENGTH_FIRST];
/** For models, on which other work has to fit. */
const ACCURACY_FIRST: readonly CardProperty[] = ['DIMENSIONAL_CHANGE', 'DETAIL_REPRODUCTION'];
/** For models that sheets are thermoformed over. */
const HEAT_AND_ACCURACY: readonly CardProperty[] = ['HEAT_DEFLECTION_TEMPERATURE', 'DIMENSIONAL_CHANGE'];
/** For parts that are exposed to heat. */
const HEAT_FIRST: readonly CardProperty[] = ['HEAT_DEFLECTION_TEMPERATURE', 'FLEXURAL_MODULUS'];
/** For patterns that are burned out. */
const ASH_FIRST: readonly CardProperty[] = ['ASH_CONTENT', 'FLEXURAL_MODULUS'];
const ELONGATION_FIRST: readonly CardProperty[] = ['ELONGATION_AT_BREAK', 'FLEXURAL_STRENGTH'];

/** What counts in each resin category, by its id; other categories use `FALLBACK` alone. */
const PRIORITIES: Partial<Record<string, readonly CardProperty[]>> = {
  'crown-bridge': WET_FIRST,
  denture: WET_FIRST,
  rigid: STRENGTH_FIRST,
  'dental-model': ACCURACY_FIRST,
  castable: ASH_FIRST,
  'splint-guide': WET_FIRST,
  'tray-gingiva': ELONGATION_FIRST,
  'high-temperature': HEAT_FIRST,
  ceramic: HEAT_FIRST,
  tough: ELONGATION_FIRST,
  elastic: ELONGATION_FIRST,
};

const FALLBACK: readonly CardProperty[] = [
  'FLEXURAL_MODULUS',
  'FLEXURAL_STRENGTH',
  'ELONGATION_AT_BREAK',
  'HEAT_DEFLECTION_TEMPERATURE',
];

/** The two measured values that count most in the category; fewer if fewer were measured. */
export function toCardValues(material: Material): CardValue[] {
  const dental = (key: string) => material.dentalTests.find((test) => test.key === key)?.measurement ?? null;
  const measured = {
    DETAIL_REPRODUCTION: dental('detailReproduction'),
    DIMENSIONAL_CHANGE: dental('dimensionalChange'),
    WET_FLEXURAL_STRENGTH: dental('wetFlexuralStrength'),
    WATER_SORPTION: dental('waterSorption'),
    ASH_CONTENT: material.ashContent,
    FLEXURAL_MODULUS: material.flexuralModulus,
    FLEXURAL_STRENGTH: material.flexuralStrength,
    ELONGATION_AT_BREAK: material.elongationAtBreak,
    HEAT_DEFLECTION_TEMPERATURE: material.heatDeflectionTemperature,
  };
  const isThermoformed = material.usages.some(({ id }) => id === 'aligner-model');
  const priorities = isThermoformed ? HEAT_AND_ACCURACY : PRIORITIES[material.category.id];
  const order = new Set([...(priorities ?? []), ...FALLBACK]);
  return [...order]
    .flatMap((property) => {
      const measurement = measured[property];
      if (!measurement) return [];
      const { value, unit, standard } = measurement;
      return [{ property, value, unit, standard }];
    })
    .slice(0, VALUES_ON_CARD);
}
