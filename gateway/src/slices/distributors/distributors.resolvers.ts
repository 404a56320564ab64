import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
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
      if (country != null && !/^[A-Z]{2}$/.test(country)) {
        throw createInputError('country must be an ISO 3166-1 alpha-2 code, for example DE.', 'country');
      }
      return findConsumerDistributors(legacy, country ?? undefined);
    },
    consumerDistributorCountries: (_root, _args, { legacy }) => findConsumerCountries(legacy),
    integrationPartners: (_root, _args, { legacy }) => findIntegrationPartners(legacy),
  },
  Distributor: { languages: ({ spoken }) => spoken },
};
