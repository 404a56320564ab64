import { runPlaywright, siteVariables, startTestSite } from './browser-tests.ts';
import { buildKiosk } from './kiosk-app.ts';
import { log } from './log.ts';
import { type Command, runInherited, stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';
import { installPrograms, programPaths } from './test-programs.ts';

const VITEST = ['node_modules/vitest/vitest.mjs', 'run'];

/** Besides the fault tests, those of generated forms. */
const SAMPLED_TESTS = ['gateway/src/fault-injection', 'gateway/src/slices/inquiries'];

/**
 * All cases of the tests that `test` samples:
 *   node scripts/test-long.ts [--pages | --cdn | --kiosk | --faults | --instances | --crash-recovery | --soak]
 */
const PHASES: Record<string, () => Promise<number>> = {
  pages: testPages,
  cdn: testCdn,
  kiosk: testKiosk,
  faults: () => runLong({ name: 'fault tests', args: [...VITEST, '--project=node', ...SAMPLED_TESTS] }),
  instances: () => runLong({ name: 'two instances', args: ['scripts/two-instances.ts', '--check', '--rounds', '20'] }),
  'crash-recovery': () =>
    runLong({ name: 'crash recovery', args: ['scripts/crash-recovery-test.ts', '--crashes', '200'] }),
  soak: () => runLong({ name: 'soak', args: ['scripts/faults/long-fault-tests.ts', '--down', '10', '--soak', '20'] }),
};

stopAllOnSignal(1);
const chosen = process.argv.slice(2).map((option) => option.replace(/^--/, ''));
await installPrograms('chromium', 'postgres', 'redis', 'nginx');
await generateTypes();
const failed: string[] = [];
for (const [name, phase] of Object.entries(PHASES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  if ((await phase()) !== 0) failed.push(name);
}
log(failed.length === 0 ? '✓ long tests' : `✗ long tests: ${failed.join(', ')}`);
process.exit(failed.length === 0 ? 0 : 1);

function runLong(command: Command): Promise<number> {
  return runInherited({ ...command, env: { TEST_LENGTH: 'long', ...programPaths('postgres', 'redis', 'nginx') } });
}

/** Every screen of the example app. */
async function testKiosk(): Promise<number> {
  await buildKiosk();
  const env = { TEST_LENGTH: 'long', ...programPaths('chromium') };
  return runInherited({ name: 'kiosk tests', args: [...VITEST, '--project=kiosk'], env });
}

/** Every page and form in every locale, light and dark. */
async function testPages(): Promise<number> {
  process.env.TEST_LENGTH = 'long';
  const site = await startTestSite();
  const args = [...VITEST, '--project=site'];
  const codes = [
    await runInherited({ name: 'site tests', args, env: siteVariables(site) }),
    await runPlaywright(site, []),
  ];
  await stopAll();
  return Math.max(...codes);
}

/** Scripts, models and workers of a site whose CDN is on another origin. Budgets of first loads count one origin. */
async function testCdn(): Promise<number> {
  const site = await startTestSite({ hasCdn: true });
  const code = await runPlaywright(site, ['machine-view', 'part-fit', 'subscription', '--grep-invert=cold cache']);
  await stopAll();
  return code;
}
