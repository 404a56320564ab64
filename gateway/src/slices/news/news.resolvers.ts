import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findHotTags, findNews, findNewsArticle, newsByProduct } from './news.legacy.ts';

const PAGE_SIZE = 12;
const MAX_TAG_LENGTH = 64;

export const newsResolvers: Resolvers = {
  Query: {
    newsArticles: (_root, args, { legacy }) => {
      const { type, tag, product } = args.filter ?? {};
      if (tag && tag.length > MAX_TAG_LENGTH) {
        throw createInputError(`tag must not exceed ${MAX_TAG_LENGTH} characters.`, 'filter.tag');
      }
      const paging = parsePaging(args, PAGE_SIZE);
      return findNews(legacy, {
        ...paging,
        type: type ?? undefined,
        tag: tag || undefined,
        product: product || undefined,
      });
    },
    newsArticle: (_root, { id }, { legacy }) => findNewsArticle(legacy, id),
    newsTags: (_root, { type }, { legacy }) => findHotTags(legacy, type ?? undefined),
  },
  NewsArticle: {
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
  },
  Product: {
    newsArticles: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(await newsByProduct(legacy)(id), paging);
    },
  },
};
