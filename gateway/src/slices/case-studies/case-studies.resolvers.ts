import type { Resolvers } from '../../generated/resolvers.ts';
import { parsePaging } from '../../graphql/pagination.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findCaseStudies, findCaseStudy } from './case-studies.legacy.ts';

const PAGE_SIZE = 12;

export const caseStudyResolvers: Resolvers = {
  Query: {
    caseStudies: (_root, args, { legacy }) =>
      findCaseStudies(legacy, args.field ?? undefined, parsePaging(args, PAGE_SIZE)),
    caseStudy: (_root, { id }, { legacy }) => findCaseStudy(legacy, id),
  },
  CaseStudy: {
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
    materials: ({ materialIds }, _args, { legacy }) => materialLoader(legacy).loadAll(materialIds),
  },
};
