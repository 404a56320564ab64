import { parseArgs } from 'node:util';
import { envSchema as gatewayEnv } from '../../gateway/src/env.ts';
import { envSchema as legacyEnv } from '../../legacy/src/env.ts';
import { toCsv } from '../../legacy/src/leads/csv.ts';
import { LEAD_KINDS } from '../../legacy/src/store/leads.ts';
import { LEAD_STATES } from './lead-state.ts';
import { openOutbox } from './open-outbox.ts';
import { readLeads } from './read-leads.ts';

export const USAGE = `Lists form submissions: stored ones, queued ones, and those that the content service refused later (dead letters).
Usage: pnpm leads [--kind KIND] [--state STATE] [--since DAY] [--format csv|json]
       pnpm leads --retry ID      queues a refused submission again; all of them with the ID all
       pnpm leads --discard ID    deletes a refused submission
  KIND is one of ${LEAD_KINDS.join(', ')}; STATE one of ${LEAD_STATES.join(', ')}; DAY looks like 2026-03-18.`;

const OPTIONS = {
  kind: { type: 'string' },
  state: { type: 'string' },
  since: { type: 'string' },
  format: { type: 'string', default: 'csv' },
  retry: { type: 'string' },
  discard: { type: 'string' },
} as const;

/** Runs the command; resolves to its output. Rejects if the arguments are invalid, or name no refused submission. */
export async function runLeadsCommand(args: string[], env: NodeJS.ProcessEnv): Promise<string> {
  const { kind, state, since, format, retry, discard } = parseArgs({ args, options: OPTIONS }).values;
  const { OUTBOX_URL } = gatewayEnv.pick({ OUTBOX_URL: true }).parse(env);
  if (retry === 'all') return retryAll(OUTBOX_URL);
  if (retry !== undefined) return change(OUTBOX_URL, retry, 'retry');
  if (discard !== undefined) return change(OUTBOX_URL, discard, 'discard');
  const { DATABASE_URL } = legacyEnv.parse(env);
  const leads = await readLeads({
    databaseUrl: DATABASE_URL,
    outboxUrl: OUTBOX_URL,
    kind: kind === undefined ? undefined : oneOf('kind', kind, LEAD_KINDS),
    state: state === undefined ? undefined : oneOf('state', state, LEAD_STATES),
    since: since === undefined ? undefined : toDay(since),
  });
  return oneOf('format', format, ['csv', 'json']) === 'csv' ? toCsv(leads) : `${JSON.stringify(leads, null, 2)}\n`;
}

async function change(outboxUrl: string | undefined, receipt: string, action: 'retry' | 'discard'): Promise<string> {
  const outbox = openOutbox(outboxUrl);
  try {
    if (!(await outbox?.[action](receipt))) throw new Error(`No refused submission has the id ${receipt}`);
    return '';
  } finally {
    await outbox?.close();
  }
}

async function retryAll(outboxUrl: string | undefined): Promise<string> {
  const outbox = openOutbox(outboxUrl);
  for (const { receipt } of (await outbox?.list()) ?? []) await outbox?.retry(receipt);
  await outbox?.close();
  return '';
}

function oneOf<Value extends string>(option: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined) throw new Error(`--${option} must be one of ${allowed.join(', ')}`);
  return found;
}

function toDay(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(Date.parse(text))) throw new Error('--since must be a day');
  return text;
}
