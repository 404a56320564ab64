import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { paginate, parsePaging } from '../../graphql/pagination.ts';
import {
  findKnowledgeRecord,
  knowledgeByLiveStream,
  knowledgeByMaterial,
  knowledgeByProduct,
} from '../knowledge/knowledge.legacy.ts';
import { liveStreamLoader } from '../live-streams/live-streams.legacy.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { findResources } from './resources.legacy.ts';

const PAGE_SIZE = 12;
const MAX_MODULES = 8;
const MAX_NAME_LENGTH = 100;

export const resourceResolvers: Resolvers = {
  Query: {
    resources: (_root, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      const { modules, line, name, product, material } = args.filter ?? {};
      const uniqueModules = [...new Set(modules ?? [])].toSorted();
      if ((modules ?? []).length > MAX_MODULES) {
        throw createInputError(`modules must have at most ${MAX_MODULES} entries.`, 'filter.modules');
      }
      if (name != null && (name.trim() === '' || name.length > MAX_NAME_LENGTH)) {
        throw createInputError(`name must have 1 to ${MAX_NAME_LENGTH} characters.`, 'filter.name');
      }
      return findResources(legacy, {
        ...paging,
        modules: uniqueModules,
        line: line ?? undefined,
        name: name?.trim(),
        sort: args.sort ?? 'NEWEST_FIRST',
        product,
        material,
      });
    },
    resource: (_root, { id }, { legacy }) => findKnowledgeRecord(legacy, id),
  },
  Resource: {
    liveStream: ({ liveStreamId }, _args, { legacy }) =>
      liveStreamId ? liveStreamLoader(legacy).load(liveStreamId) : null,
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
    materials: ({ materialIds }, _args, { legacy }) => materialLoader(legacy).loadAll(materialIds),
  },
  LiveStream: {
    resource: async ({ id }, _args, { legacy }) => (await knowledgeByLiveStream(legacy)(id))[0] ?? null,
  },
  Product: {
    resources: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(await knowledgeByProduct(legacy)(id), paging);
    },
  },
  Material: {
    resources: async ({ id }, args, { legacy }) => {
      const paging = parsePaging(args, PAGE_SIZE);
      return paginate(await knowledgeByMaterial(legacy)(id), paging);
    },
  },
};
