import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CallTrace } from '../legacy/client.ts';

export type OperationRecord = {
  operation: string;
  client: string;
  version: string;
  outcome: 'ok' | 'error';
  seconds: number;
  calls: readonly CallTrace[];
};

export type Metrics = ReturnType<typeof createMetrics>;

/** Names come from clients: only so many are told apart, and none that does not look like one. */
const MAX_NAMES = 200;
const NAME = /^[\w .@/-]{1,60}$/;
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 4];

/** Counts operations by name and client, and the calls that they cause. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Operations answered, by name, client and outcome.',
    labelNames: ['operation', 'client', 'version', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'graphql_operation_seconds',
    help: 'Time to answer an operation.',
    labelNames: ['operation'],
    buckets: SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'legacy_calls_total',
    help: 'Calls that operations needed, by what the cache did.',
    labelNames: ['call', 'cache'],
    registers,
  });
  const callDuration = new Histogram({
    name: 'legacy_call_seconds',
    help: 'Time an operation waited for a call.',
    labelNames: ['call'],
    buckets: SECONDS,
    registers,
  });
  const known = new Set<string>();
  const toLabel = (name: string) => {
    if (!NAME.test(name) || (known.size >= MAX_NAMES && !known.has(name))) return 'other';
    known.add(name);
    return name;
  };

  return {
    record: (record: OperationRecord) => {
      const operation = toLabel(record.operation);
      const labels = { operation, client: toLabel(record.client), version: toLabel(record.version) };
      operations.inc({ ...labels, outcome: record.outcome });
      duration.observe({ operation }, record.seconds);
      for (const { call, cache, milliseconds } of record.calls) {
        calls.inc({ call, cache });
        callDuration.observe({ call }, milliseconds / 1000);
      }
    },
    register: (app: FastifyInstance) => {
      app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
    },
  };
}
