import type { Verdict } from './drift-change.ts';
import type { DriftState } from './drift-state.ts';
import { ANY_NAME } from './observed-calls.ts';
import { ABSENT, type ObservedField } from './observed-field.ts';
import type { Structure } from './schema-structure.ts';
import { UnionMembers } from './union-members.ts';

/** A field of the responses of a call, with what the schema says of it. */
export type StructureNode = {
  field: ObservedField;
  /** Undefined for a field that the schema does not read. */
  structure: Structure | undefined;
  codes: ReadonlySet<string> | undefined;
  /** Of an object. */
  members: UnionMembers<Fields>;
  element: StructureNode | undefined;
  /** Of any key that the schema does not name. */
  values: StructureNode | undefined;
  unread: UnreadFields | undefined;
};

/** By name. */
export type StructureNodes = ReadonlyMap<string, StructureNode>;

/** The fields of an object that the schema reads. */
export type Fields = {
  readonly nodes: StructureNodes;
  /** How many objects have been observed. */
  objects: number;
  /** All fields of the last complete object, in its order: most objects are alike. */
  names: readonly string[];
  order: readonly StructureNode[];
  /** Of the state, when the last object was complete. */
  revision: number;
};

/** Fields of the objects at a path that the schema does not read. */
export type UnreadFields = {
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
  const below = (step: string, structure: Structure) =>
    createNode(state, state.calls.field(call, path + step), structure);
  const separator = path === '' ? '' : '.';
  // An object without known fields, such as a map, is one without members.
  const [first = new Map<string, Structure>(), ...others] = structure?.variants ?? [];
  const toFields = (fields: ReadonlyMap<string, Structure>): Fields => ({
    nodes: new Map([...fields].map(([name, known]) => [name, below(separator + name, known)])),
    objects: 0,
    names: [],
    order: [],
    revision: -1,
  });
  return {
    field,
    structure,
    codes: structure?.codes,
    members: new UnionMembers(toFields(first), others.map(toFields)),
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

export function verdictOnAbsence({ structure }: StructureNode): Verdict {
  if (!structure) return 'ignores';
  return structure.mayBeAbsent ? 'accepts' : 'rejects';
}

export function verdictOnType({ structure }: StructureNode, type: number): Verdict {
  if (!structure) return 'ignores';
  return structure.types & type ? 'accepts' : 'rejects';
}
