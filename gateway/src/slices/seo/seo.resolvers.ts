import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { DEFAULT_SEO, findSeo } from './seo.legacy.ts';

const MAX_PATH_LENGTH = 512;

/** Detail pages share one entry per base path. */
const DETAIL_BASE_PATHS = ['/material/materialDetail', '/hardware/accessories/accessoriesDetail', '/hardware/detail'];

export const seoResolvers: Resolvers = {
  Query: {
    seo: async (_root, { path }, { legacy }) => {
      if (!path.startsWith('/')) throw createInputError('path must begin with a slash.', 'path');
      if (path.length > MAX_PATH_LENGTH)
        throw createInputError(`path must not exceed ${MAX_PATH_LENGTH} characters.`, 'path');
      const pageUrl = DETAIL_BASE_PATHS.find((base) => path.startsWith(`${base}/`)) ?? path;
      return (await findSeo(legacy, pageUrl)) ?? { path: pageUrl, ...DEFAULT_SEO };
    },
  },
};
