import { median, type Pair } from './rounds.ts';
import type { Sample } from './wrk.ts';

const HEAD = {
  load: 'Load',
  against: 'Against',
  rate: 'Requests/s',
  cpu: 'CPU per request, µs',
  p99: 'p99, ms',
  calls: 'REST calls',
  notes: 'Besides',
};

/** What was loaded how, against what, and what came of it. */
export type Row = Partial<typeof HEAD>;

export function toTable(rows: readonly Row[]): string {
  const columns = ['load', 'against', 'rate', 'cpu', 'p99', 'calls', 'notes'] as const;
  const rule = Object.fromEntries(columns.map((column) => [column, '---']));
  return [HEAD, rule, ...rows]
    .map((row: Row) => `| ${columns.map((column) => row[column] ?? '').join(' | ')} |`)
    .join('\n');
}

/** The row of a comparison. Rounds in which anything failed, or nothing was answered, are told of and left out. */
export function toRow(load: string, against: string, pairs: readonly Pair[]): Row {
  const sound = pairs.filter(({ gateway, other }) => isSound(gateway) && isSound(other));
  const figure = (name: keyof Sample) => toFigure(sound.map(({ gateway, other }) => [gateway[name], other[name]]));
  const row = { load, against, rate: figure('perSecond'), cpu: figure('cpu'), p99: figure('p99') };
  if (sound.length === pairs.length) return row;
  const [failed, others] = [
    sum(pairs.map((pair) => pair.gateway.failures)),
    sum(pairs.map((pair) => pair.other.failures)),
  ];
  return {
    ...row,
    notes: `**${pairs.length - sound.length} of ${pairs.length} rounds left out**: ${failed} : ${others} failed`,
  };
}

function isSound({ answers, failures }: Sample): boolean {
  return answers > 0 && failures === 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Medians, and the median of the ratios within each round, with the least and the largest. */
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
