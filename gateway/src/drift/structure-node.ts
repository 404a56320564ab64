import type { Verdict } from './drift-change.ts';
import { ANY_NAME, type DriftState } from './drift-state.ts';
import { ABSENT, type ObservedField } from './observed-field.ts';
import type { Structure } from './schema-structure.ts';
import { UnionMembers } from './union-members.ts';

/** A field of the responses of a call, with what the schema says of it. */
export type StructureNode = {
  field: ObservedField;
  /** Undefined for a field that the schema does not read. */
  structure: Structure | undefined;
  /** Of an object. */
  members: UnionMembers<Fields>;
  element: StructureNode | undefined;
  /** Of any key that the schema does not name. */
  values: StructureNode | undefined;
  unread: UnreadFields | undefined;
};

/** By name. */
export type StructureNodes = ReadonlyMap<string, StructureNode>;

/** The fields of an object, and how many of them every object is expected to have. */
export type Fields = {
  readonly nodes: StructureNodes;
  expected: number;
  revision: number;
  /** How many objects have been observed. */
  objects: number;
};

/** Fields of the objects at a path that the schema does not read. */
export type UnreadFields = Fields & {
  readonly nodes: Map<string, StructureNode>;
  /** Of the state, when the fields of earlier days were added. */
  loads: number;
};

export function createNode(
  state: DriftState,
  field: ObservedField,
  structure: Structure | undefined = undefined,
): StructureNode {
  const { call, path } = field;
  const below = (step: string, structure: Structure) => createNode(state, state.field(call, path + step), structure);
  const separator = path === '' ? '' : '.';
  // An object without known fields, such as a map, has one empty variant.
  const variants = structure?.variants.length ? structure.variants : [new Map<string, Structure>()];
  return {
    field,
    structure,
    members: new UnionMembers(
      variants.map((fields) => ({
        nodes: new Map([...fields].map(([name, known]) => [name, below(separator + name, known)])),
        expected: 0,
        revision: -1,
        objects: 0,
      })),
    ),
    element: structure?.element && below('[]', structure.element),
    values: structure?.values && below(separator + ANY_NAME, structure.values),
    unread: undefined,
  };
}

/** Whether every object is expected to have the field. */
export function isExpected({ field, structure }: StructureNode): boolean {
  if (field.accepted & ABSENT) return false;
  return structure !== undefined || (field.isUnread && field.isKnown());
}

/** Counts again if a trait was accepted. */
export function countExpected(fields: Fields, revision: number): number {
  if (fields.revision !== revision) {
    fields.revision = revision;
    fields.expected = [...fields.nodes.values()].filter(isExpected).length;
  }
  return fields.expected;
}

export function verdictOnAbsence({ structure }: StructureNode): Verdict {
  if (!structure) return 'ignores';
  return structure.mayBeAbsent ? 'accepts' : 'rejects';
}

export function verdictOnType({ structure }: StructureNode, type: number): Verdict {
  if (!structure) return 'ignores';
  return structure.types & type ? 'accepts' : 'rejects';
}
