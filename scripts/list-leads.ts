import { runLeadsCommand, USAGE } from './leads/leads-command.ts';

try {
  process.stdout.write(await runLeadsCommand(process.argv.slice(2), process.env));
} catch (error) {
  console.error(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  process.exit(1);
}
