import { createInputError } from '../../errors/errors.ts';
import { type NodeType, nodeTypes } from './node-types.ts';

const GLOBAL_ID = /^(\w{1,40}):([\w.-]{1,100})$/;

export function toGlobalId(type: NodeType, id: string): string {
  return `${type}:${id}`;
}

export function parseGlobalId(globalId: string, argument: string): { type: NodeType; id: string } {
  const [, type, id] = GLOBAL_ID.exec(globalId) ?? [];
  if (!type || !id || !isNodeType(type)) {
    throw createInputError('A global id is the name of a type, a colon, and the id of a record.', argument);
  }
  return { type, id };
}

function isNodeType(type: string): type is NodeType {
  return Object.hasOwn(nodeTypes, type);
}
