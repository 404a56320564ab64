import type { Pair } from './compare-servers.ts';
import { median } from './statistics.ts';
import type { Sample } from './wrk.ts';

const HEAD = {
  load: 'Load',
  against: 'Against',
  rate: 'Requests/s',
  cpu: 'CPU per request, µs',
  p99: 'p99, ms',
  calls: 'REST calls',
  notes: 'Notes',
};

export type Row = Partial<typeof HEAD>;

export function toTable(rows: readonly Row[]): string {
  const columns = ['load', 'against', 'rate', 'cpu', 'p99', 'calls', 'notes'] as const;
  const rule = Object.fromEntries(columns.map((column) => [column, '---']));
  return [HEAD, rule, ...rows]
    .map((row: Row) => `| ${columns.map((column) => row[column] ?? '').join(' | ')} |`)
    .join('\n');
}

/** Rounds with failures or without responses are dropped, which the notes say. */
export function toRow(load: string, against: string, pairs: readonly Pair[]): Row {
  const valid = pairs.filter(({ gateway, other }) => isValid(gateway) && isValid(other));
  const figure = (name: keyof Sample) => toFigure(valid.map(({ gateway, other }) => [gateway[name], other[name]]));
  const row = { load, against, rate: figure('perSecond'), cpu: figure('cpu'), p99: figure('p99') };
  if (valid.length === pairs.length) return row;
  const [failed, others] = [
    sum(pairs.map((pair) => pair.gateway.failures)),
    sum(pairs.map((pair) => pair.other.failures)),
  ];
  return {
    ...row,
    notes: `**${pairs.length - valid.length} of ${pairs.length} rounds dropped**: ${failed} : ${others} failed`,
  };
}

function isValid({ responses, failures }: Sample): boolean {
  return responses > 0 && failures === 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Both medians, the median of the ratios of each round, and their range. */
function toFigure(pairs: readonly [number, number][]): string {
  if (pairs.length === 0) return '';
  const ratios = pairs.map(([gateway, other]) => gateway / other);
  const [ours, others] = [median(pairs.map(([gateway]) => gateway)), median(pairs.map(([, other]) => other))];
  const span = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`;
  return `${toNumber(ours)} : ${toNumber(others)} = **${median(ratios).toFixed(2)}** (${span})`;
}

export function toNumber(value: number): string {
  return value.toLocaleString('en-GB', { maximumFractionDigits: value < 10 ? 1 : 0 });
}
