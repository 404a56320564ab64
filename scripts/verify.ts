import { runChecks } from './checks.ts';
import { stopAllOnSignal } from './processes.ts';

stopAllOnSignal(1);
const { failed } = await runChecks();
process.exit(failed > 0 ? 1 : 0);
