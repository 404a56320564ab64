import type { z } from 'zod';
import type { Report } from '../errors/error-reporting.ts';
import type { DroppedValue } from './lenient-parse.ts';

/** A value dropped from a response because it did not match the schema. */
export type Drift = DroppedValue & { call: string };

export type DriftListener = (drift: Drift) => void;

export type ParseListeners = {
  onDrift: DriftListener;
  /** Receives the data of each response before it is parsed. Must not throw. */
  onResponse: (call: string, schema: z.core.$ZodType, data: unknown) => void;
};

export const noListeners: ParseListeners = { onDrift: () => {}, onResponse: () => {} };

/** Counts every dropped value and reports each kind of drift once. */
export function createDriftMonitor(count: DriftListener, report: Report): DriftListener {
  const reported = new Set<string>();
  return (drift) => {
    count(drift);
    const { call, path, reason } = drift;
    const kind = `${call} ${path} ${reason}`;
    if (reported.has(kind)) return;
    reported.add(kind);
    report(`drift of ${call}`, new Error(`${path || 'the response'}: ${reason} (${drift.count} times)`));
  };
}
