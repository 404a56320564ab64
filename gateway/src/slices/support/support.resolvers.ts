import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import { productLoader } from '../products/products.legacy.ts';
import {
  findSoftwareReleases,
  findSupportArticles,
  selectArticlesAbout,
  supportArticleLoader,
  textsFor,
} from './support.legacy.ts';

const PAGE_SIZE = 100;
/** Of the articles of one product. */
const PRODUCT_PAGE_SIZE = 24;

export const supportResolvers: Resolvers = {
  Query: {
    supportArticles: async (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const articles = await findSupportArticles(legacy, args.topic ?? undefined);
      const { product } = args;
      return paginate(product ? selectArticlesAbout(articles, product) : articles, paging);
    },
    softwareReleases: (_root, { channel }, { legacy }) => findSoftwareReleases(legacy, channel ?? undefined),
  },
  SupportArticle: {
    title: (article, { product }) => textsFor(article, product).title,
    body: (article, { product }) => textsFor(article, product).content,
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
  },
  MachineErrorCode: {
    meaning: (errorCode, { product }) => textsFor(errorCode, product).meaning,
    firstSteps: (errorCode, { product }) => textsFor(errorCode, product).firstSteps,
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
  },
  Product: {
    supportArticles: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PRODUCT_PAGE_SIZE);
      return paginate(selectArticlesAbout(await supportArticleLoader(legacy).findAll(), id), paging);
    },
  },
};
