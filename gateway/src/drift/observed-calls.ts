import { ObservedField } from './observed-field.ts';

/** Differences between the first responses of a call, such as those of its languages and filters, are no drift. */
export const LEARNING_MS = 24 * 60 * 60 * 1000;

/** Per call. A response can exceed it, the schemas do not. */
const MAX_FIELDS = 400;

/** Stands for unknown names of fields, such as ids, and for fields above the bound. */
export const ANY_NAME = '*';

export type ObservedCall = {
  /** When the first response was observed, in epoch milliseconds. */
  since: number | undefined;
  fields: Map<string, ObservedField>;
};

/** The fields of the responses of all calls. */
export class ObservedCalls {
  readonly #calls = new Map<string, ObservedCall>();

  get(call: string): ObservedCall {
    const known = this.#calls.get(call);
    if (known) return known;
    const observed = { since: undefined, fields: new Map() };
    this.#calls.set(call, observed);
    return observed;
  }

  entries(): [string, ObservedCall][] {
    return [...this.#calls];
  }

  fields(): ObservedField[] {
    return [...this.#calls.values()].flatMap(({ fields }) => [...fields.values()]);
  }

  field(call: string, path: string): ObservedField {
    const { fields } = this.get(call);
    const known = fields.get(path);
    if (known) return known;
    const field = new ObservedField(call, path);
    fields.set(path, field);
    return field;
  }

  /** A field that is not in a schema. Above the bound, they share one. */
  boundedField(call: string, path: string): ObservedField {
    const { fields } = this.get(call);
    return this.field(call, fields.has(path) || fields.size < MAX_FIELDS ? path : ANY_NAME);
  }

  /** Names of the unread fields of the objects at a path, also in earlier days. */
  unreadNames(call: string, path: string): string[] {
    const prefix = path === '' ? '' : `${path}.`;
    const unread = [...this.get(call).fields.values()].filter((field) => field.isUnread && field.isKnown());
    return unread.flatMap((field) => {
      const name = field.path.startsWith(prefix) ? field.path.slice(prefix.length) : '';
      return name !== '' && !/[.[]/.test(name) ? [name] : [];
    });
  }
}
