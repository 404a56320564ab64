import type { z } from 'zod';
import { DriftState } from './drift-state.ts';
import type { DriftContent } from './drift-store.ts';
import { ResponseObserver } from './response-observer.ts';

/** Observes responses without a store, a log or a timer. */
export function createTestWatch({ content }: { content?: DriftContent } = {}) {
  const clock = { now: 0 };
  const reported: string[] = [];
  const state = new DriftState({
    now: () => clock.now,
    onChange: ({ call, path, kind }) => reported.push(`${call} ${kind} ${path}`),
    awaitsStore: content !== undefined,
  });
  if (content) state.load(content);
  const observers = new Map<string, ResponseObserver>();
  return {
    clock,
    state,
    /** Changes in the order in which they were reported. */
    reported,
    observe: (call: string, schema: z.core.$ZodType, data: unknown): void => {
      const observer = observers.get(call) ?? new ResponseObserver(state, call);
      observers.set(call, observer);
      observer.observe(schema, data);
    },
    toContent: () => state.toContent(),
    /** Such as `missing records[].name: absent`. */
    listChanges: () => state.listChanges().map(({ kind, path, trait }) => `${kind} ${path}: ${trait}`),
  };
}
