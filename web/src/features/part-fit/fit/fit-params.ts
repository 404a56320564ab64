import { createParser, parseAsInteger, parseAsStringLiteral } from 'nuqs/server';
import { currencies } from '#features/calculators/currencies.ts';
import { parseParam, toParamName } from '#features/calculators/number-rule.ts';
import { type FitField, fitFieldNames, placings, ruleOf } from './fit-fields.ts';
import { lengthUnits } from './length-unit.ts';
import { partParam } from './part-param.ts';

function numberParam(name: FitField) {
  return createParser({ parse: (text) => parseParam(ruleOf(name), text), serialize: String });
}

type NumberParams = Record<FitField, ReturnType<typeof numberParam>>;

/** Query parameters; null stands for the default. Invalid values are ignored. */
export const fitParams = {
  part: partParam,
  unit: parseAsStringLiteral(lengthUnits),
  /** Number of a material. */
  resin: parseAsInteger,
  placing: parseAsStringLiteral(placings),
  currency: parseAsStringLiteral(currencies),
  ...(Object.fromEntries(fitFieldNames.map((name) => [name, numberParam(name)])) as NumberParams),
};

export const fitParamNames = Object.fromEntries(fitFieldNames.map((name) => [name, toParamName(name)]));
