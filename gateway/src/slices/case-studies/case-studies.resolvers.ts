import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import { knowledgeByMaterial, knowledgeByProduct } from '../knowledge/knowledge.legacy.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findCaseStudies, findCaseStudy, selectCaseStudies } from './case-studies.legacy.ts';

const PAGE_SIZE = 12;

export const caseStudyResolvers: Resolvers = {
  Query: {
    caseStudies: (_root, args, { legacy }) =>
      findCaseStudies(legacy, {
        ...parsePaging(args, PAGE_SIZE),
        field: args.field ?? undefined,
        product: args.product,
        material: args.material,
      }),
    caseStudy: (_root, { id }, { legacy }) => findCaseStudy(legacy, id),
  },
  CaseStudy: {
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
    materials: ({ materialIds }, _args, { legacy }) => materialLoader(legacy).loadAll(materialIds),
  },
  Product: {
    caseStudies: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(selectCaseStudies(await knowledgeByProduct(legacy)(id)), paging);
    },
  },
  Material: {
    caseStudies: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(selectCaseStudies(await knowledgeByMaterial(legacy)(id)), paging);
    },
  },
};
