import type { Resolvers } from '../../generated/resolvers.ts';
import { toCountry } from '../areas/areas.legacy.ts';
import { parseCountryCode } from '../areas/areas.resolvers.ts';
import {
  findConsumerCountries,
  findConsumerDistributors,
  findDentalDistributors,
  findIntegrationPartners,
} from './distributors.legacy.ts';

export const distributorResolvers: Resolvers = {
  Query: {
    dentalDistributors: async (_root, { region }, { legacy }) => {
      const distributors = await findDentalDistributors(legacy);
      return region ? distributors.filter((distributor) => distributor.region === region) : distributors;
    },
    consumerDistributors: (_root, { country }, { legacy }) => {
      return findConsumerDistributors(legacy, country == null ? undefined : parseCountryCode(country));
    },
    distributorCountries: async (_root, _args, { legacy }) =>
      (await findConsumerCountries(legacy)).map(({ id, label }) => toCountry(id, label)),
    consumerDistributorCountries: (_root, _args, { legacy }) => findConsumerCountries(legacy),
    integrationPartners: (_root, _args, { legacy }) => findIntegrationPartners(legacy),
  },
  Distributor: {
    languages: ({ spoken }) => spoken,
    locatedIn: ({ country }) => toCountry(country.id, country.label),
  },
};
