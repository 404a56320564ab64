import type { z } from 'zod';
import { toCodeTrait } from './drift-change.ts';
import type { DriftState } from './drift-state.ts';
import { ARRAY, NUMBER, STRING, toTypeNames, typeOf } from './json-types.ts';
import { ANY_NAME } from './observed-calls.ts';
import { RecordSampling } from './record-sampling.ts';
import { describeSchema } from './schema-structure.ts';
import {
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

/** The list of records is `data` or a field of it. */
const MAX_LIST_DEPTH = 2;

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
  readonly #sampling = new RecordSampling();
  #unreadLeft = MAX_UNREAD;

  constructor(state: DriftState, call: string) {
    this.#state = state;
    this.#call = call;
  }

  observe(schema: z.core.$ZodType, data: unknown): void {
    this.#sampling.startWindow(this.#state.start(this.#call));
    this.#unreadLeft = MAX_UNREAD;
    const root = this.#roots.get(schema) ?? this.#createRoot(schema);
    if (root) this.#observe(root, data, 0);
  }

  /** Undefined if a call gets a new schema with every request, which would cost too much. */
  #createRoot(schema: z.core.$ZodType): StructureNode | undefined {
    if (this.#roots.size >= MAX_SCHEMAS) return;
    const root = createNode(this.#state, this.#state.calls.field(this.#call, ''), describeSchema(schema));
    this.#roots.set(schema, root);
    return root;
  }

  /** Runs for every parsed value, so it must be cheap. */
  #observe(node: StructureNode, value: unknown, depth: number): void {
    const type = typeOf(value);
    if ((node.field.accepted & type) === 0) this.#noteType(node, type);
    if (type === STRING || type === NUMBER) {
      if (node.codes !== undefined) this.#observeCode(node, String(value));
    } else if (type >= ARRAY && depth < MAX_DEPTH) {
      if (type === ARRAY) this.#observeArray(node, value as unknown[], depth + 1);
      else this.#observeObject(node, value as Record<string, unknown>, depth + 1);
    }
  }

  #noteType(node: StructureNode, type: number): void {
    for (const name of toTypeNames(type)) this.#state.note(node.field, name, verdictOnType(node, type));
  }

  #observeCode({ field, codes }: StructureNode, code: string): void {
    if (field.codes.has(code)) return;
    this.#state.note(field, toCodeTrait(code), codes?.has(code) ? 'accepts' : 'rejects');
  }

  #observeArray(node: StructureNode, values: readonly unknown[], depth: number): void {
    const isUnread = node.structure?.element === undefined;
    node.element ??= this.#createUnread(node, '[]');
    const { element } = node;
    const count = isUnread ? Math.min(values.length, MAX_UNREAD_ELEMENTS) : values.length;
    for (let index = 0; index < count; index++) {
      const value = values[index];
      if (depth <= MAX_LIST_DEPTH && typeof value === 'object' && value !== null) {
        if (this.#observed.has(value) || !this.#sampling.isSelected()) continue;
        this.#observed.add(value);
      }
      this.#observe(element, value, depth);
    }
  }

  #observeObject(node: StructureNode, value: Record<string, unknown>, depth: number): void {
    const fields = node.members.choose(value);
    const { names, order } = fields;
    let isAlike = fields.revision === this.#state.revision;
    let index = 0;
    for (const name in value) {
      isAlike &&= name === names[index];
      const child = isAlike ? order[index] : this.#findField(node, fields, name);
      index++;
      if (child) this.#observe(child, value[name], depth);
    }
    fields.objects++;
    if (!isAlike || index < names.length) this.#compareNames(node, fields, value);
  }

  /** For an object with other fields than the one before. */
  #compareNames(node: StructureNode, fields: Fields, value: Record<string, unknown>): void {
    const unread = this.#unreadFields(node).nodes;
    let isComplete = true;
    for (const [name, child] of [...unread, ...fields.nodes]) {
      if (!isExpected(child) || Object.hasOwn(value, name)) continue;
      isComplete = false;
      if (!child.structure && fields.nodes.has(name)) continue;
      this.#state.note(child.field, 'absent', verdictOnAbsence(child));
    }
    const names = Object.keys(value);
    const order = names.flatMap((name) => fields.nodes.get(name) ?? unread.get(name) ?? []);
    // Each missing or unknown field of the next object counts, too.
    if (!isComplete || order.length < names.length) return;
    Object.assign(fields, { names, order, revision: this.#state.revision });
  }

  #findField(node: StructureNode, fields: Fields, name: string): StructureNode | undefined {
    return fields.nodes.get(name) ?? node.values ?? this.#findUnread(node, name, fields.objects);
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
    for (const name of this.#state.calls.unreadNames(this.#call, path)) {
      if (!unread.nodes.has(name)) this.#addUnread(node, unread, name);
    }
    return unread;
  }

  #addUnread(node: StructureNode, unread: UnreadFields, name: string): StructureNode {
    const child = this.#createUnread(node, node.field.path === '' ? name : `.${name}`);
    unread.nodes.set(name, child);
    return child;
  }

  #createUnread({ field }: StructureNode, step: string): StructureNode {
    return createNode(this.#state, this.#state.calls.boundedField(this.#call, field.path + step));
  }
}

function createUnreadFields(): UnreadFields {
  return { nodes: new Map(), loads: -1 };
}
