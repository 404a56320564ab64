import type { MaterialProperty } from '#gateway/schema.generated.ts';
import type { MaterialCard_MaterialFragment } from './material-card.generated.ts';

type CardProperty = Exclude<MaterialProperty, 'IMPACT_STRENGTH_NOTCHED'> | 'ASH_CONTENT';
type Material = Pick<
  MaterialCard_MaterialFragment,
  'category' | 'ashContent' | 'flexuralModulus' | 'flexuralStrength' | 'elongationAtBreak' | 'heatDeflectionTemperature'
>;
export type CardValue = { property: CardProperty; value: number; unit: string; standard: string | null };

const VALUES_ON_CARD = 2;

/** For parts under load. */
const STRENGTH_FIRST: readonly CardProperty[] = ['FLEXURAL_STRENGTH', 'FLEXURAL_MODULUS'];
/** For parts that are thermoformed over or exposed to heat. */
const HEAT_FIRST: readonly CardProperty[] = ['HEAT_DEFLECTION_TEMPERATURE', 'FLEXURAL_MODULUS'];
/** For patterns that are burned out. */
const ASH_FIRST: readonly CardProperty[] = ['ASH_CONTENT', 'FLEXURAL_MODULUS'];
const ELONGATION_FIRST: readonly CardProperty[] = ['ELONGATION_AT_BREAK', 'FLEXURAL_STRENGTH'];

/** What counts in each resin category, by its id; other categories use `FALLBACK` alone. */
const PRIORITIES: Partial<Record<string, readonly CardProperty[]>> = {
  'crown-bridge': STRENGTH_FIRST,
  denture: STRENGTH_FIRST,
  rigid: STRENGTH_FIRST,
  'dental-model': HEAT_FIRST,
  castable: ASH_FIRST,
  'splint-guide': STRENGTH_FIRST,
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
  const measured = {
    ASH_CONTENT: material.ashContent,
    FLEXURAL_MODULUS: material.flexuralModulus,
    FLEXURAL_STRENGTH: material.flexuralStrength,
    ELONGATION_AT_BREAK: material.elongationAtBreak,
    HEAT_DEFLECTION_TEMPERATURE: material.heatDeflectionTemperature,
  };
  const order = new Set([...(PRIORITIES[material.category.id] ?? []), ...FALLBACK]);
  return [...order]
    .flatMap((property) => {
      const measurement = measured[property];
      if (!measurement) return [];
      const { value, unit, standard } = measurement;
      return [{ property, value, unit, standard }];
    })
    .slice(0, VALUES_ON_CARD);
}
