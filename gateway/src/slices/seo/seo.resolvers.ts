import type { Resolvers } from '../../generated/resolvers.ts';
import { parsePagePath } from './page-path.ts';
import { DEFAULT_SEO, findSeo } from './seo.legacy.ts';

/** Detail pages share one entry per base path. */
const DETAIL_BASE_PATHS = ['/material/materialDetail', '/hardware/accessories/accessoriesDetail', '/hardware/detail'];

export const seoResolvers: Resolvers = {
  Query: {
    seo: async (_root, { path }, { legacy }) => {
      const pagePath = parsePagePath(path);
      const pageUrl = DETAIL_BASE_PATHS.find((base) => pagePath.startsWith(`${base}/`)) ?? pagePath;
      return (await findSeo(legacy, pageUrl)) ?? { path: pageUrl, ...DEFAULT_SEO };
    },
  },
};
