import { expect, it } from 'vitest';
import { createDriftMonitor, type Drift } from './drift-monitor.ts';

it('counts every dropped value and reports each kind once', () => {
  const counted: Drift[] = [];
  const reports: string[] = [];
  const monitor = createDriftMonitor(
    (drift) => counted.push(drift),
    (what, error) => reports.push(`${what}: ${error instanceof Error ? error.message : ''}`),
  );
  const drift = { call: 'productFindAll', path: 'records[].name', reason: 'invalid_type', count: 42 };
  for (const event of [drift, drift, { ...drift, path: 'records[].fits' }, { ...drift, call: 'productFindById' }]) {
    monitor(event);
  }
  expect(counted).toHaveLength(4);
  expect(reports).toEqual([
    'drift of productFindAll: records[].name: invalid_type (42 times)',
    'drift of productFindAll: records[].fits: invalid_type (42 times)',
    'drift of productFindById: records[].name: invalid_type (42 times)',
  ]);
});
