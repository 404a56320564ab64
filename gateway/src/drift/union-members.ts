import type { StructureNode, StructureNodes } from './structure-node.ts';

const MAX_CHOSEN = 100;
/** A hostile object may have so many keys that they would fill the memory. */
const MAX_NAMES = 200;
const MAX_KEY_LENGTH = 2_000;
/** A code that another member has is more than a renamed field. */
const FOREIGN_CODE_DIFFERENCES = 3;

type Fields = { readonly nodes: StructureNodes; readonly names: readonly string[] };

/** Finds the member of a union that an object is, also if a field of the object has changed. */
export class UnionMembers<Member extends Fields> {
  readonly #first: Member;
  readonly #members: readonly Member[];
  /** Fields with codes, such as `kind`. */
  readonly #codeFields: readonly string[];
  /** By the names of the fields and the codes. */
  readonly #chosen = new Map<string, Member>();

  constructor(first: Member, others: readonly Member[]) {
    const members = [first, ...others];
    this.#first = first;
    this.#members = members;
    const withCodes = members.flatMap(({ nodes }) => [...nodes].filter(([, { structure }]) => structure?.codes));
    this.#codeFields = [...new Set(withCodes.map(([name]) => name))];
  }

  /** The member with the fewest missing, unknown and foreign values. */
  choose(value: Record<string, unknown>): Member {
    if (this.#members.length === 1) return this.#first;
    for (const member of this.#members) if (isLikeLast(member, value)) return member;
    const names = Object.keys(value).slice(0, MAX_NAMES);
    const key = [...names, ...this.#codeFields.map((name) => value[name])].join();
    const known = this.#chosen.get(key);
    if (known) return known;
    const differences = this.#members.map(({ nodes }) => countDifferences(nodes, names, value));
    const best = this.#members[differences.indexOf(Math.min(...differences))] ?? this.#first;
    if (this.#chosen.size >= MAX_CHOSEN) this.#chosen.clear();
    if (key.length <= MAX_KEY_LENGTH) this.#chosen.set(key, best);
    return best;
  }
}

/** Whether the value has the fields of the last object of the member, in the same order, with codes of the member. */
function isLikeLast({ nodes, names }: Fields, value: Record<string, unknown>): boolean {
  let index = 0;
  for (const name in value) {
    if (name !== names[index++]) return false;
    if (hasForeignCode(nodes.get(name), value[name])) return false;
  }
  return index > 0 && index === names.length;
}

function countDifferences(nodes: StructureNodes, names: readonly string[], value: Record<string, unknown>): number {
  const unknown = names.filter((name) => !nodes.has(name));
  const missing = [...nodes].filter(([name, { structure }]) => !structure?.mayBeAbsent && !names.includes(name));
  const foreign = names.filter((name) => hasForeignCode(nodes.get(name), value[name]));
  return unknown.length + missing.length + FOREIGN_CODE_DIFFERENCES * foreign.length;
}

function hasForeignCode(node: StructureNode | undefined, value: unknown): boolean {
  const codes = node?.structure?.codes;
  return codes !== undefined && typeof value !== 'object' && !codes.has(String(value));
}
