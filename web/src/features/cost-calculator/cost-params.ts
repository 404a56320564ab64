import { createParser, parseAsStringLiteral } from 'nuqs/server';
import { type CostField, costFieldNames } from './cost-fields.ts';
import { parseParam } from './cost-input.ts';

export const currencies = ['USD', 'EUR', 'CNY'] as const;

export type Currency = (typeof currencies)[number];

export function isCurrency(value: string): value is Currency {
  return currencies.some((currency) => currency === value);
}

function numberParam(name: CostField) {
  return createParser({ parse: (text) => parseParam(name, text), serialize: String });
}

type NumberParams = Record<CostField, ReturnType<typeof numberParam>>;

/** Query parameters; null stands for the default. Invalid values are ignored. */
export const costParams = {
  currency: parseAsStringLiteral(currencies),
  ...(Object.fromEntries(costFieldNames.map((name) => [name, numberParam(name)])) as NumberParams),
};

/** `printerPrice` is `printer-price` in the URL. */
export const costParamNames = Object.fromEntries(
  costFieldNames.map((name) => [name, name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]),
);
