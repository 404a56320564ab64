import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { DEFAULT_SEO, findSeo } from './seo.legacy.ts';

const MAX_PATH_LENGTH = 512;

/** Detail pages share the entry of the path before the name of their record. */
const COLLAPSED = ['/material/materialDetail', '/hardware/accessories/accessoriesDetail'];

export const seoResolvers: Resolvers = {
  Query: {
    seo: async (_root, { path }, { legacy }) => {
      if (!path.startsWith('/')) throw createInputError('path begins with a slash.', 'path');
      if (path.length > MAX_PATH_LENGTH)
        throw createInputError(`path has at most ${MAX_PATH_LENGTH} characters.`, 'path');
      const pageUrl = COLLAPSED.find((base) => path.startsWith(`${base}/`)) ?? path;
      return (await findSeo(legacy, pageUrl)) ?? { path: pageUrl, ...DEFAULT_SEO };
    },
  },
};
