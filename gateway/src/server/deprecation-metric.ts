import { Counter, type Registry } from 'prom-client';
import { createLabelBound, toLabel } from './metric-labels.ts';

type Client = { client: string; version: string };

/** Further clients count as `other`. The schema bounds the number of coordinates. */
const MAX_CLIENTS = 100;

/** Counts who still uses deprecated elements of the schema. */
export function createDeprecationMetric(registry: Registry) {
  const uses = new Counter({
    name: 'graphql_deprecated_uses_total',
    help: 'Operations that use a deprecated element of the schema, by its coordinate and client.',
    labelNames: ['coordinate', 'client', 'version'],
    registers: [registry],
  });
  const isWithinBound = createLabelBound(MAX_CLIENTS);

  return (coordinates: readonly string[], given: Client, count = 1): void => {
    if (coordinates.length === 0) return;
    const labels = { client: toLabel(given.client), version: toLabel(given.version) };
    const client = isWithinBound(labels) ? labels : { client: 'other', version: 'other' };
    for (const coordinate of coordinates) uses.inc({ coordinate, ...client }, count);
  };
}
