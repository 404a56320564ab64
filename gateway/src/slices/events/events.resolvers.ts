import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import { knowledgeByMaterial, knowledgeByProduct } from '../knowledge/knowledge.legacy.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findEvent, findEvents, selectEvents, sortSoonest } from './events.legacy.ts';

const PAGE_SIZE = 12;

export const eventResolvers: Resolvers = {
  Query: {
    events: (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const { from, to, category, product, material } = args.filter ?? {};
      if (from && to && from > to) throw createInputError('to must not be before from.', 'filter.to');
      return findEvents(legacy, {
        ...paging,
        from: from ?? undefined,
        to: to ?? undefined,
        category: category ?? undefined,
        product,
        material,
      });
    },
    event: (_root, { id }, { legacy }) => findEvent(legacy, id),
  },
  Event: {
    openingTime: ({ opensAt }) => opensAt,
    closingTime: ({ closesAt }) => closesAt,
    timeZoneId: ({ timeZone }) => timeZone,
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
    materials: ({ materialIds }, _args, { legacy }) => materialLoader(legacy).loadAll(materialIds),
  },
  Product: {
    events: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(sortSoonest(selectEvents(await knowledgeByProduct(legacy)(id))), paging);
    },
  },
  Material: {
    events: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(sortSoonest(selectEvents(await knowledgeByMaterial(legacy)(id))), paging);
    },
  },
};
