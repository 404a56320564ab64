import type { Resolvers } from '../../generated/resolvers.ts';
import { isRelatedTo } from '../../graphql/related-records.ts';
import { materialLoader } from '../materials/materials.legacy.ts';
import { productLoader } from '../products/products.legacy.ts';
import { sortByState, stateOf } from './live-stream-state.ts';
import { liveStreamLoader, liveStreamsByMaterial, liveStreamsByProduct } from './live-streams.legacy.ts';

export const liveStreamResolvers: Resolvers = {
  Query: {
    liveStreams: async (_root, { state, product, material }, { legacy }) => {
      const now = Date.now();
      const related = (await liveStreamLoader(legacy).findAll()).filter(isRelatedTo({ product, material }));
      const streams = sortByState(related, now);
      return state ? streams.filter((stream) => stateOf(stream, now) === state) : streams;
    },
    liveStream: (_root, { id }, { legacy }) => liveStreamLoader(legacy).load(id),
  },
  LiveStream: {
    state: (stream) => stateOf(stream, Date.now()),
    recording: (stream) => {
      const { recorded } = stream;
      if (!recorded || stateOf(stream, Date.now()) !== 'RECORDED') return null;
      const { minutes, isPublic, preview, chapters } = recorded;
      return { minutes, isPublic, previewUrl: preview, chapterStarts: chapters ?? [] };
    },
    broadcastUrl: (stream) => (stateOf(stream, Date.now()) === 'LIVE' ? stream.broadcast : null),
    products: ({ productIds }, _args, { legacy }) => productLoader(legacy).loadAll(productIds),
    materials: ({ materialIds }, _args, { legacy }) => materialLoader(legacy).loadAll(materialIds),
  },
  Product: {
    liveStreams: async ({ id }, _args, { legacy }) => sortByState(await liveStreamsByProduct(legacy)(id), Date.now()),
  },
  Material: {
    liveStreams: async ({ id }, _args, { legacy }) => sortByState(await liveStreamsByMaterial(legacy)(id), Date.now()),
  },
};
