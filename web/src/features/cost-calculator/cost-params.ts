import { createParser, parseAsStringLiteral } from 'nuqs/server';
import { currencies } from '#features/calculators/currencies.ts';
import { parseParam, toParamName } from '#features/calculators/number-rule.ts';
import { type CostField, costFieldNames, ruleOf } from './cost-fields.ts';

function numberParam(name: CostField) {
  return createParser({ parse: (text) => parseParam(ruleOf(name), text), serialize: String });
}

type NumberParams = Record<CostField, ReturnType<typeof numberParam>>;

/** Query parameters; null stands for the default. Invalid values are ignored. */
export const costParams = {
  currency: parseAsStringLiteral(currencies),
  ...(Object.fromEntries(costFieldNames.map((name) => [name, numberParam(name)])) as NumberParams),
};

export const costParamNames = Object.fromEntries(costFieldNames.map((name) => [name, toParamName(name)]));
