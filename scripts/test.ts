import { runBrowserTests, siteVariables, startTestSite } from './browser-tests.ts';
import { checkSiteTypes, runStaticChecks, runUnitTests, runVitest } from './checks.ts';
import { buildKiosk } from './kiosk-app.ts';
import { log } from './log.ts';
import { run, stopAll, stopAllOnSignal } from './processes.ts';
import { generateTypes } from './stack.ts';
import { installPrograms, programPaths } from './test-programs.ts';
import { listSlowest, sumResults, type TestResult, toSingleResult } from './test-report.ts';

stopAllOnSignal(1);
const startedAt = performance.now();
const programs = timed('programs', () => installPrograms('chromium', 'postgres', 'redis', 'nginx'));
await timed('types', generateTypes);
const [site] = await Promise.all([
  timed('site build', startTestSite),
  timed('kiosk build', buildKiosk),
  timed('checks', runStaticChecks),
  programs,
]);
const results = [
  ...(await runTestsWithoutSite()),
  await timed('site tests', () => runVitest({ name: 'site tests', projects: ['site'], env: siteVariables(site) })),
  await timed('browser tests', () => runBrowserTests(site)),
  await timed('kiosk tests', runKioskTests),
];
await site.stop();
await stopAll();

const { passed, failed, tests, failures } = sumResults(results);
log(`\nSlowest tests:\n${listSlowest(tests).join('\n')}`);
if (failures.length > 0) log(`\nFailed tests:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
log(`\n${passed} passed, ${failed} failed in ${secondsSince(startedAt)} s`);
process.exit(failed > 0 ? 1 : 0);

async function timed<T>(phase: string, work: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  const result = await work();
  log(`  ${phase}: ${secondsSince(begin)} s`);
  return result;
}

function secondsSince(begin: number): number {
  return Math.round((performance.now() - begin) / 1_000);
}

/**
 * Many unit tests wait for timeouts, which leaves processor time for the other two. Expects a built site: a build removes
 * the route types for a moment.
 */
async function runTestsWithoutSite(): Promise<TestResult[]> {
  const [unitTests, processTests] = await Promise.all([
    timed('unit tests', runAllUnitTests),
    timed('tests of processes', runProcessTests),
    timed('types of the site', checkSiteTypes),
  ]);
  return [unitTests, ...processTests];
}

function runAllUnitTests(): Promise<TestResult> {
  return runUnitTests(programPaths('postgres', 'redis', 'nginx'));
}

/** One after the other: each starts several processes. */
async function runProcessTests(): Promise<TestResult[]> {
  return [await timed('two instances', runTwoInstances), await timed('crash recovery', runCrashRecovery)];
}

function runKioskTests(): Promise<TestResult> {
  return runVitest({ name: 'kiosk tests', projects: ['kiosk'], env: programPaths('chromium') });
}

/** A short run; `test:long` crashes 200 times. */
async function runCrashRecovery(): Promise<TestResult> {
  const { code, output } = await run({
    name: 'crash recovery',
    args: ['scripts/crash-recovery-test.ts', '--crashes', '4'],
  });
  const result = code === 0 ? (output.trim().split('\n').at(-1) ?? '') : output.trim();
  log(`${code === 0 ? '✓' : '✗'} ${result}`);
  return toSingleResult(`crash recovery: ${result}`, code === 0);
}

/** Two gateways behind nginx; `test:long` adds two sites. Each assertion prints a line with ✓ or ✗. */
async function runTwoInstances(): Promise<TestResult> {
  const args = ['scripts/two-instances.ts', '--check', '--gateways', '--rounds', '1'];
  const { code, output } = await run({ name: 'two instances', args });
  const assertions = output.split('\n').filter((line) => /^[✓✗]/.test(line));
  log(code === 0 ? assertions.join('\n') : output.trim());
  const passed = assertions.filter((line) => line.startsWith('✓')).length;
  const failures = assertions.filter((line) => line.startsWith('✗')).map((line) => `two instances: ${line.slice(2)}`);
  if (code === 0) return { passed, failed: 0, tests: [], failures: [] };
  return {
    passed,
    failed: Math.max(1, failures.length),
    tests: [],
    failures: failures.length > 0 ? failures : ['two instances'],
  };
}
