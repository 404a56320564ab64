import { createParser, parseAsString } from 'nuqs/server';
import type { MaterialProperty } from '#gateway/schema.generated.ts';
import { nameOfProperty, propertyOfName } from '../material-params.ts';
import type { Axes } from './chart-panel.tsx';

const DEFAULT_AXES: Axes = { x: 'FLEXURAL_MODULUS', y: 'FLEXURAL_STRENGTH' };

const property = createParser({
  parse: (name) => propertyOfName(name) ?? null,
  serialize: (value: MaterialProperty) => nameOfProperty(value),
});

export const chartParams = {
  x: property.withDefault(DEFAULT_AXES.x),
  y: property.withDefault(DEFAULT_AXES.y),
  /** Id of a category, or `all`. */
  charted: parseAsString,
};
