import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { CacheStatus } from '../cache/swr-cache.ts';
import type { OperationRecord } from '../graphql/operation-log-plugin.ts';
import type { Drift } from '../legacy/drift-monitor.ts';

type Named = { operation: string; client: string; version: string };

/** Answers that were alike, not yet in their counter: that is looked up when somebody asks for it. */
type Tally = Named & { cache: CacheStatus; count: number };

export type Metrics = ReturnType<typeof createMetrics>;

/** Names come from clients: only so many together are told apart, and none that does not look like one. */
const MAX_NAMED = 500;
/** Answers that are counted apart until somebody asks. */
const MAX_TALLIES = 200;
const NAME = /^[\w .@/-]{1,60}$/;
const SECONDS = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 4];

/** Counts operations by name and client, and the calls that they cause. Names of persisted operations are never lost. */
export function createMetrics(persisted: ReadonlySet<string>) {
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
  const answers = new Counter({
    name: 'graphql_cached_responses_total',
    help: 'Answers to queries that may be kept, by name, client and what the cache did.',
    labelNames: ['operation', 'client', 'version', 'cache'],
    registers,
    collect: () => countTallies(),
  });
  const refusals = new Counter({
    name: 'graphql_rejected_total',
    help: 'Requests refused because too many others were being worked on.',
    registers,
  });
  const drift = new Counter({
    name: 'upstream_dropped_values_total',
    help: 'Values that a response of the content service lacked or that did not fit, by call and field path.',
    labelNames: ['call', 'path'],
    registers,
  });
  const known = new Set<string>();
  const tallies = new Map<string, Tally>();
  let last: Tally | undefined;

  function toLabels({ operation, client, version }: Named): Named {
    const named = { operation: toName(operation), client: toName(client), version: toName(version) };
    const key = Object.values(named).join('\n');
    if (known.has(key) || known.size < MAX_NAMED) {
      known.add(key);
      return named;
    }
    return { operation: persisted.has(operation) ? operation : 'other', client: 'other', version: 'other' };
  }

  function countTallies(): void {
    for (const { cache, count, ...named } of tallies.values()) answers.inc({ ...toLabels(named), cache }, count);
    tallies.clear();
    last = undefined;
  }

  function tallyOf(empty: Tally): Tally {
    const key = `${empty.cache} ${empty.operation} ${empty.client} ${empty.version}`;
    const known = tallies.get(key);
    if (known) return known;
    if (tallies.size >= MAX_TALLIES) countTallies();
    tallies.set(key, empty);
    return empty;
  }

  return {
    countOperation: (record: OperationRecord): void => {
      const labels = toLabels(record);
      operations.inc({ ...labels, outcome: record.outcome });
      duration.observe({ operation: labels.operation }, record.seconds);
      for (const { call, cache, milliseconds } of record.calls) {
        calls.inc({ call, cache });
        callDuration.observe({ call }, milliseconds / 1000);
      }
    },
    /** Counts an answer that may have been kept. This happens for each request, so it costs next to nothing. */
    countCachedResponse: (operation: string, headers: IncomingHttpHeaders, cache: CacheStatus) => {
      const client = String(headers['apollographql-client-name'] ?? 'unknown');
      const version = String(headers['apollographql-client-version'] ?? 'unknown');
      // Most answers are like the one before.
      if (last?.operation !== operation || last.client !== client || last.version !== version || last.cache !== cache)
        last = tallyOf({ operation, client, version, cache, count: 0 });
      last.count++;
    },
    countRejection: () => refusals.inc(),
    countDrift: ({ call, path, count }: Drift) => drift.inc({ call, path }, count),
    register: (app: FastifyInstance) => {
      app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
    },
  };
}

function toName(given: string): string {
  return NAME.test(given) ? given : 'other';
}
