import { createParser, parseAsString } from 'nuqs/server';
import type { MeasuredProperty } from '../material-facts.ts';
import { nameOfProperty, propertyOfName } from '../material-params.ts';

const property = createParser({
  parse: (name) => propertyOfName(name) ?? null,
  serialize: (value: MeasuredProperty) => nameOfProperty(value),
});

export const chartParams = {
  /** The default axes depend on the category. */
  x: property,
  y: property,
  /** Id of a category, or `all`. */
  charted: parseAsString,
};
