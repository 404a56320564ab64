import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { findAreas, findCountries, findCountry, findProvinces, isCountryCode } from './areas.legacy.ts';

export const areaResolvers: Resolvers = {
  Query: {
    countries: (_root, _args, { legacy }) => findCountries(legacy),
    provinces: (_root, { country }, { legacy }) => findProvinces(legacy, parseCountryCode(country)),
    areas: (_root, _args, { legacy }) => findAreas(legacy),
  },
  Event: {
    heldIn: ({ country }, _args, { legacy }) => findCountry(legacy, country),
  },
};

export function parseCountryCode(country: string): string {
  if (isCountryCode(country)) return country;
  throw createInputError('country must be an ISO 3166-1 alpha-2 code, for example DE.', 'country');
}
