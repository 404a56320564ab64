import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { CacheStatus } from '../cache/swr-cache.ts';
import type { DriftWatch } from '../drift/drift-watch.ts';
import { REFRESH_CLIENT } from '../graphql/execute.ts';
import type { OperationRecord } from '../graphql/operation-log-plugin.ts';
import type { Drift } from '../legacy/drift-monitor.ts';
import { createDeprecationMetric } from './deprecation-metric.ts';
import { createLabelBound, toLabel } from './metric-labels.ts';
import { createOutboxMetrics } from './outbox-metrics.ts';

/** Labels of Prometheus counters. */
type OperationLabels = { operation: string; client: string; version: string };

/** Cached responses with equal labels, added to the counter when the metrics are scraped. */
type Tally = OperationLabels & { cache: CacheStatus; deprecatedUses: readonly string[]; count: number };

type CountedResponse = { operation: string; deprecatedUses: readonly string[] };

export type Metrics = ReturnType<typeof createMetrics>;

/** Further label sets count as `other`. */
const MAX_LABEL_SETS = 500;
const MAX_TALLIES = 200;
const BUCKETS_S = [0.001, 0.005, 0.02, 0.1, 0.5, 1, 2, 4];

/** Counts operations by name and client, and their upstream calls. Persisted operations always count by name. */
export function createMetrics(isPersisted: (operation: string) => boolean) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'Executed operations by name, client and outcome.',
    labelNames: ['operation', 'client', 'version', 'outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'graphql_operation_seconds',
    help: 'Execution time of operations.',
    labelNames: ['operation'],
    buckets: BUCKETS_S,
    registers,
  });
  const calls = new Counter({
    name: 'legacy_calls_total',
    help: 'Upstream calls of operations by cache status.',
    labelNames: ['call', 'cache'],
    registers,
  });
  const callDuration = new Histogram({
    name: 'legacy_call_seconds',
    help: 'Time that operations waited for upstream calls.',
    labelNames: ['call'],
    buckets: BUCKETS_S,
    registers,
  });
  const cachedResponses = new Counter({
    name: 'graphql_cached_responses_total',
    help: 'Responses to cacheable queries by name, client and cache status.',
    labelNames: ['operation', 'client', 'version', 'cache'],
    registers,
    collect: () => countTallies(),
  });
  const rejections = new Counter({
    name: 'graphql_rejected_total',
    help: 'Requests rejected above the concurrency limit.',
    registers,
  });
  const drift = new Counter({
    name: 'upstream_dropped_values_total',
    help: 'Upstream values that were missing or invalid, by call and field path.',
    labelNames: ['call', 'path'],
    registers,
  });
  const countDeprecatedUses = createDeprecationMetric(registry);
  const outbox = createOutboxMetrics(registry);
  const isWithinBound = createLabelBound(MAX_LABEL_SETS);
  const tallies = new Map<string, Tally>();
  let last: Tally | undefined;

  function toLabels({ operation, client, version }: OperationLabels): OperationLabels {
    const labels = { operation: toLabel(operation), client: toLabel(client), version: toLabel(version) };
    if (isWithinBound(labels)) return labels;
    return { operation: isPersisted(operation) ? operation : 'other', client: 'other', version: 'other' };
  }

  function countTallies(): void {
    for (const { cache, deprecatedUses, count, ...labels } of tallies.values()) {
      cachedResponses.inc({ ...toLabels(labels), cache }, count);
      // A miss is executed, and counted there.
      if (cache !== 'miss') countDeprecatedUses(deprecatedUses, labels, count);
    }
    tallies.clear();
    last = undefined;
  }

  function tallyOf(empty: Tally): Tally {
    const key = `${empty.cache} ${empty.operation} ${empty.client} ${empty.version} ${empty.deprecatedUses}`;
    const tally = tallies.get(key);
    if (tally) return tally;
    if (tallies.size >= MAX_TALLIES) countTallies();
    tallies.set(key, empty);
    return empty;
  }

  return {
    outbox,
    countOperation: (record: OperationRecord): void => {
      const labels = toLabels(record);
      operations.inc({ ...labels, outcome: record.outcome });
      if (record.client !== REFRESH_CLIENT) countDeprecatedUses(record.deprecatedUses, record);
      duration.observe({ operation: labels.operation }, record.seconds);
      for (const { call, cache, milliseconds } of record.calls) {
        calls.inc({ call, cache });
        callDuration.observe({ call }, milliseconds / 1000);
      }
    },
    /** Runs for every request, so it must be cheap. */
    countCachedResponse: (
      { operation, deprecatedUses }: CountedResponse,
      headers: IncomingHttpHeaders,
      cache: CacheStatus,
    ) => {
      const client = String(headers['apollographql-client-name'] ?? 'unknown');
      const version = String(headers['apollographql-client-version'] ?? 'unknown');
      // Consecutive responses mostly have equal labels.
      if (
        last?.operation !== operation ||
        last.client !== client ||
        last.version !== version ||
        last.cache !== cache ||
        last.deprecatedUses !== deprecatedUses
      ) {
        last = tallyOf({ operation, client, version, cache, deprecatedUses, count: 0 });
      }
      last.count++;
    },
    countRejection: () => rejections.inc(),
    countDrift: ({ call, path, count }: Drift) => drift.inc({ call, path }, count),
    /** Reads the open changes at each scrape. Calls and kinds bound the labels. */
    observeDrift: (countChanges: DriftWatch['countChanges']): void => {
      const changes = new Gauge({
        name: 'upstream_drift_changes',
        help: 'Changes of the structure of upstream responses that are neither accepted nor dismissed.',
        labelNames: ['call', 'kind'],
        registers,
        collect: () => {
          changes.reset();
          for (const { call, kind, count } of countChanges().values()) changes.set({ call, kind }, count);
        },
      });
    },
    /** Read at each scrape. */
    observeChangeWatch: (secondsSinceCheck: () => number | undefined): void => {
      const age = new Gauge({
        name: 'change_watch_seconds',
        help: 'Seconds since the content service was last checked for changes. Only of the instance that checks.',
        registers,
        collect: () => {
          const seconds = secondsSinceCheck();
          if (seconds === undefined) age.remove();
          else age.set(seconds);
        },
      });
    },
    register: (app: FastifyInstance) => {
      app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
    },
  };
}
