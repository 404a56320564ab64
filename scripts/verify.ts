import { checkSiteTypes, runStaticChecks, runUnitTests } from './checks.ts';
import { stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';
import { programPaths } from './test-programs.ts';

stopAllOnSignal(1);
await generateTypes();
await Promise.all([runStaticChecks(), checkSiteTypes()]);
const { failed } = await runUnitTests(programPaths('postgres', 'redis', 'nginx'));
process.exit(failed > 0 ? 1 : 0);
