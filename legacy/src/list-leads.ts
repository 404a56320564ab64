import { parseArgs } from 'node:util';
import { z } from 'zod';
import { envSchema } from './env.ts';
import { toCsv } from './leads/csv.ts';
import { openDatabase } from './store/database.ts';
import { LEAD_KINDS, listLeads } from './store/leads.ts';

const USAGE = `Lists form submissions. Usage: pnpm leads [--kind KIND] [--since DAY] [--format csv|json]
  KIND is one of ${LEAD_KINDS.join(', ')}; DAY looks like 2026-03-18.`;

const options = z.object({
  kind: z.enum(LEAD_KINDS).optional(),
  since: z.iso.date().optional(),
  format: z.enum(['csv', 'json']).default('csv'),
});

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { kind: { type: 'string' }, since: { type: 'string' }, format: { type: 'string' } },
  });
  const { format, ...query } = options.parse(values);
  const db = await openDatabase(envSchema.parse(process.env).DATABASE_URL);
  const leads = await listLeads(db, query);
  process.stdout.write(format === 'csv' ? toCsv(leads) : `${JSON.stringify(leads, null, 2)}\n`);
  await db.destroy();
}

try {
  await main();
} catch (error) {
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
  console.error(`${reason}\n\n${USAGE}`);
  process.exit(1);
}
