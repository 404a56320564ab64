import { existsSync, rmSync } from 'node:fs';
import { fail, log } from './log.ts';
import { type Command, run } from './processes.ts';
import { readVitestReport, type TestResult, toSingleResult } from './test-report.ts';

const BIN = 'node_modules';

/** The first covers everything that runs in Node only. */
const TYPE_CHECKS = ['.', 'gateway/graphiql', 'art', 'examples/kiosk'];

/** Two sequences that run at the same time. */
const CHECKS: Command[][] = [
  [
    { name: 'format and lint', args: [`${BIN}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'] },
    {
      name: 'GraphQL lint',
      args: [
        `${BIN}/eslint/bin/eslint.js`,
        '--max-warnings',
        '0',
        'schema',
        'web/src',
        'gateway/graphiql/examples',
        'examples/kiosk/src',
      ],
    },
    { name: 'unused code', args: [`${BIN}/knip/bin/knip.js`] },
  ],
  TYPE_CHECKS.map(checkTypes),
];

const CHECKS_OF_SITE_TYPES: Command[] = [
  { name: 'route types', args: ['node_modules/next/dist/bin/next', 'typegen'], cwd: 'web' },
  checkTypes('web'),
];

function checkTypes(project: string): Command {
  return {
    name: project === '.' ? 'types' : `types of ${project}`,
    // Parallel checkers repeat each other's work, and twice the processor time delays what runs at the same time.
    args: [`${BIN}/typescript/bin/tsc`, '-p', project, '--singleThreaded'],
  };
}

/**
 * Format, lint rules, unused code, and all types but those of the site. Exits with the output of the first check that
 * fails.
 */
export async function runStaticChecks(): Promise<void> {
  await Promise.all(CHECKS.map(runInSequence));
}

/** Exits with the output if it fails. A build of the site removes the route types: run it before or after. */
export function checkSiteTypes(): Promise<void> {
  return runInSequence(CHECKS_OF_SITE_TYPES);
}

async function runInSequence(checks: Command[]): Promise<void> {
  for (const check of checks) await runCheck(check);
}

async function runCheck(check: Command): Promise<void> {
  const { code, output } = await run(check);
  if (code !== 0) fail(`✗ ${check.name}\n${output.trim()}`);
  log(`✓ ${check.name}`);
}

type VitestRun = { name: string; projects: string[]; env?: Record<string, string> };

/** Runs Vitest projects, and prints their output if a test fails. */
export async function runVitest({ name, projects, env = {} }: VitestRun): Promise<TestResult> {
  const report = `.data/${projects.join('-')}-tests.json`;
  rmSync(report, { force: true });
  const options = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code, output } = await run({
    name,
    args: [`${BIN}/vitest/vitest.mjs`, 'run', ...options, ...projects.map((project) => `--project=${project}`)],
    env,
  });
  const result = existsSync(report) ? readVitestReport(report, code) : toSingleResult(name, false);
  if (result.failed > 0) log(output.trim());
  log(`${result.failed === 0 ? '✓' : '✗'} ${name}: ${result.passed} passed`);
  return result;
}

/** Tests that need no running site. */
export function runUnitTests(env: Record<string, string> = {}): Promise<TestResult> {
  return runVitest({ name: 'unit, component and gateway tests', projects: ['node', 'dom', 'measuring'], env });
}
