import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { parsePaging } from '../../graphql/pagination.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findEvent, findEvents } from './events.legacy.ts';

const PAGE_SIZE = 12;

export const eventResolvers: Resolvers = {
  Query: {
    events: (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const { from, to, category } = args.filter ?? {};
      if (from && to && from > to) throw createInputError('to must not be before from.', 'filter.to');
      return findEvents(legacy, {
        ...paging,
        from: from ?? undefined,
        to: to ?? undefined,
        category: category ?? undefined,
      });
    },
    event: (_root, { id }, { legacy }) => findEvent(legacy, id),
  },
  Event: {
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
  },
};
