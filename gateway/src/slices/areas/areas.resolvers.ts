import type { Resolvers } from '../../generated/resolvers.ts';
import { findAreas } from './areas.legacy.ts';

export const areaResolvers: Resolvers = {
  Query: {
    areas: (_root, _args, { legacy }) => findAreas(legacy),
  },
};
