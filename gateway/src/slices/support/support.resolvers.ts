import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findSoftwareReleases, findSupportArticles } from './support.legacy.ts';

const PAGE_SIZE = 100;

export const supportResolvers: Resolvers = {
  Query: {
    supportArticles: async (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const articles = await findSupportArticles(legacy, args.topic ?? undefined);
      const { product } = args;
      const matching = product
        ? articles.filter(({ productIds }) => productIds.length === 0 || productIds.includes(product))
        : articles;
      return paginate(matching, paging);
    },
    softwareReleases: (_root, { channel }, { legacy }) => findSoftwareReleases(legacy, channel ?? undefined),
  },
  SupportArticle: {
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
  },
};
