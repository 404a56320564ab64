import type { z } from 'zod';
import { toCodeTrait } from './drift-change.ts';
import { ANY_NAME, type DriftState } from './drift-state.ts';
import { ARRAY, NUMBER, OBJECT, STRING, toTypeNames, typeOf } from './json-types.ts';
import { describeSchema } from './schema-structure.ts';
import {
  countExpected,
  createNode,
  type Fields,
  isExpected,
  type StructureNode,
  type UnreadFields,
  verdictOnAbsence,
  verdictOnType,
} from './structure-node.ts';

/** The upstream may be hostile: these bound time and memory. */
const MAX_DEPTH = 16;
const MAX_UNREAD_NAMES = 50;
const MAX_UNREAD_ELEMENTS = 100;
/** Values in a response that no schema reads. Hostile ones could take longer than the parsing. */
const MAX_UNREAD = 20_000;
const MAX_SCHEMAS = 10;

/** `data` is an object or a list, its records are one level below. */
const MAX_RECORD_DEPTH = 1;

/** Any other key may be data, such as an id. */
const FIELD_NAME = /^(?!.*\d{5})[A-Za-z_$][\w$]{0,39}$/;

/** Notes the structure of the responses of one call. */
export class ResponseObserver {
  readonly #state: DriftState;
  readonly #call: string;
  readonly #roots = new Map<z.core.$ZodType, StructureNode>();
  readonly #unread = new Map<string, UnreadFields>();
  /** Responses share byte-identical records, see `json-records.ts`. */
  readonly #observed = new WeakSet<object>();
  #unreadLeft = MAX_UNREAD;

  constructor(state: DriftState, call: string) {
    this.#state = state;
    this.#call = call;
  }

  observe(schema: z.core.$ZodType, data: unknown): void {
    this.#state.start(this.#call);
    this.#unreadLeft = MAX_UNREAD;
    const root = this.#roots.get(schema) ?? this.#createRoot(schema);
    if (root) this.#observe(root, data, 0);
  }

  /** Undefined if a call gets a new schema with every request, which would cost too much. */
  #createRoot(schema: z.core.$ZodType): StructureNode | undefined {
    if (this.#roots.size >= MAX_SCHEMAS) return;
    const root = createNode(this.#state, this.#state.field(this.#call, ''), describeSchema(schema));
    this.#roots.set(schema, root);
    return root;
  }

  /** Runs for every parsed value, so it must be cheap. */
  #observe(node: StructureNode, value: unknown, depth: number): void {
    const type = typeOf(value);
    if ((node.field.accepted & type) === 0) this.#noteType(node, type);
    if (type === OBJECT) {
      if (depth < MAX_DEPTH) this.#observeObject(node, value as Record<string, unknown>, depth);
    } else if (type === ARRAY) {
      if (depth < MAX_DEPTH) this.#observeArray(node, value as unknown[], depth);
    } else if (node.structure?.codes && (type === STRING || type === NUMBER)) {
      this.#observeCode(node, String(value));
    }
  }

  #noteType(node: StructureNode, type: number): void {
    for (const name of toTypeNames(type)) this.#state.note(node.field, name, verdictOnType(node, type));
  }

  #observeCode({ field, structure }: StructureNode, code: string): void {
    if (field.codes.has(code)) return;
    this.#state.note(field, toCodeTrait(code), structure?.codes?.has(code) ? 'accepts' : 'rejects');
  }

  #observeArray(node: StructureNode, values: readonly unknown[], depth: number): void {
    const isUnread = node.structure?.element === undefined;
    node.element ??= this.#createUnread(node, '[]');
    const { element } = node;
    const count = isUnread ? Math.min(values.length, MAX_UNREAD_ELEMENTS) : values.length;
    for (let index = 0; index < count; index++) {
      const value = values[index];
      if (depth <= MAX_RECORD_DEPTH && typeof value === 'object' && value !== null) {
        if (this.#observed.has(value)) continue;
        this.#observed.add(value);
      }
      this.#observe(element, value, depth + 1);
    }
  }

  #observeObject(node: StructureNode, value: Record<string, unknown>, depth: number): void {
    const unread = this.#unreadFields(node);
    const fields = node.members.choose(value) ?? unread;
    let [found, foundUnread] = [0, 0];
    for (const name in value) {
      const child = fields.nodes.get(name) ?? node.values ?? this.#findUnread(node, name, fields.objects);
      if (!child) continue;
      if (!isExpected(child)) {
        // Its absence would be no change.
      } else if (child.structure) found++;
      else foundUnread++;
      this.#observe(child, value[name], depth + 1);
    }
    fields.objects++;
    this.#checkMissing(fields, found, value);
    this.#checkMissing(unread, foundUnread, value, fields);
  }

  #checkMissing(fields: Fields, found: number, value: object, checked?: Fields): void {
    if (found >= countExpected(fields, this.#state.revision)) return;
    for (const [name, node] of fields.nodes) {
      if (isExpected(node) && !checked?.nodes.has(name) && !Object.hasOwn(value, name)) {
        this.#state.note(node.field, 'absent', verdictOnAbsence(node));
      }
    }
  }

  /** Undefined above the bound. `earlier` counts the objects before this one. */
  #findUnread(node: StructureNode, name: string, earlier: number): StructureNode | undefined {
    if (--this.#unreadLeft < 0) return;
    const unread = this.#unreadFields(node);
    const known = unread.nodes.get(name);
    if (known) return known;
    const step = FIELD_NAME.test(name) && unread.nodes.size < MAX_UNREAD_NAMES ? name : ANY_NAME;
    const existing = unread.nodes.get(step);
    if (existing) return existing;
    const child = this.#addUnread(node, unread, step);
    const { field } = child;
    const isLate = earlier > 0 || this.#state.hasLearned(this.#call);
    // Earlier objects lacked it.
    if (step === ANY_NAME || (isLate && !field.isKnown())) this.#state.accept(field, 'absent');
    // A field that another member of a union reads is only expected if all objects have it.
    if (!isLate || !field.isKnown()) this.#state.markUnread(field);
    return child;
  }

  #unreadFields(node: StructureNode): UnreadFields {
    const { path } = node.field;
    node.unread ??= this.#unread.get(path) ?? createUnreadFields();
    const { unread } = node;
    if (unread.loads === this.#state.loads) return unread;
    unread.loads = this.#state.loads;
    this.#unread.set(path, unread);
    for (const name of this.#state.unreadNames(this.#call, path)) {
      if (!unread.nodes.has(name)) this.#addUnread(node, unread, name);
    }
    return unread;
  }

  #addUnread(node: StructureNode, unread: UnreadFields, name: string): StructureNode {
    const child = this.#createUnread(node, node.field.path === '' ? name : `.${name}`);
    unread.nodes.set(name, child);
    unread.revision = -1;
    return child;
  }

  #createUnread({ field }: StructureNode, step: string): StructureNode {
    return createNode(this.#state, this.#state.boundedField(this.#call, field.path + step));
  }
}

function createUnreadFields(): UnreadFields {
  return { nodes: new Map(), expected: 0, revision: -1, objects: 0, loads: -1 };
}
