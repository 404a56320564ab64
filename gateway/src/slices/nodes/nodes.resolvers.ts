import { createInputError } from '../../errors/errors.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import type { LegacyClient } from '../../legacy/client.ts';
import { parseGlobalId, toGlobalId } from './global-id.ts';
import { type NodeType, nodeTypes } from './node-types.ts';

const MAX_IDS = 100;

const types = Object.keys(nodeTypes) as NodeType[];

const globalIds = Object.fromEntries(
  types.map((type) => [type, { globalId: ({ id }: { id: string }) => toGlobalId(type, id) }]),
) as Record<NodeType, { globalId: (record: { id: string }) => string }>;

export const nodeResolvers: Resolvers = {
  ...globalIds,
  Query: {
    node: (_root, { id }, { legacy }) => findNode(legacy, parseGlobalId(id, 'id')),
    nodes: async (_root, { ids }, { legacy }) => {
      if (ids.length > MAX_IDS) throw createInputError(`ids must have at most ${MAX_IDS} entries.`, 'ids');
      const references = ids.map((id) => parseGlobalId(id, 'ids'));
      const results = await Promise.allSettled(references.map((reference) => findNode(legacy, reference)));
      // A record that cannot be loaded is an error of its item.
      return results.map((result) => (result.status === 'fulfilled' ? result.value : toRejection(result.reason)));
    },
  },
};

/** The executor may handle it after a pause, and an unhandled rejection would end the process. */
function toRejection(reason: unknown): Promise<never> {
  const rejection = Promise.reject<never>(reason);
  rejection.catch(() => {});
  return rejection;
}

async function findNode(legacy: LegacyClient, { type, id }: { type: NodeType; id: string }) {
  const record = await nodeTypes[type](legacy, id);
  return record && { ...record, __typename: type };
}
