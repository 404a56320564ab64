import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fail, log } from './log.ts';
import { type Command, run } from './processes.ts';
import { countUncovered } from './requirements.ts';
import { generateTypes } from './stack.ts';

const BIN = 'node_modules';

const TYPE_CHECKS = ['schema', 'legacy', 'gateway', 'gateway/graphiql', 'web', 'scripts', 'bench', 'art'];

const CHECKS: Command[] = [
  { name: 'format and lint', args: [`${BIN}/@biomejs/biome/bin/biome`, 'check', '--error-on-warnings', '.'] },
  {
    name: 'GraphQL lint',
    args: [`${BIN}/eslint/bin/eslint.js`, '--max-warnings', '0', 'schema', 'web/src', 'gateway/graphiql/examples'],
  },
  { name: 'route types', args: ['node_modules/next/dist/bin/next', 'typegen'], cwd: 'web' },
  ...TYPE_CHECKS.map((project) => ({
    name: `types of ${project}`,
    args: [`${BIN}/typescript/bin/tsc`, '-p', project],
  })),
  { name: 'unused code', args: [`${BIN}/knip/bin/knip.js`] },
];

export type Count = { passed: number; failed: number };

/** All checks and tests except the browser tests. Exits with the output of the first check that fails. */
export async function runChecks(testEnv: Record<string, string> = {}): Promise<Count> {
  await generateTypes();
  for (const check of CHECKS) await runCheck(check);
  const count = await runUnitTests(testEnv);
  log(`  ${countUncovered()} requirements without a test`);
  return count;
}

async function runCheck(check: Command): Promise<void> {
  const { code, output } = await run(check);
  if (code !== 0) fail(`✗ ${check.name}\n${output.trim()}`);
  log(`✓ ${check.name}`);
}

const UNIT_REPORT = '.data/unit-tests.json';

async function runUnitTests(env: Record<string, string>): Promise<Count> {
  rmSync(UNIT_REPORT, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`];
  const { code, output } = await run({
    name: 'unit and gateway tests',
    args: [`${BIN}/vitest/vitest.mjs`, 'run', ...reporters],
    env,
  });
  if (!existsSync(UNIT_REPORT)) fail(`✗ unit and gateway tests\n${output.trim()}`);
  const { numPassedTests, numFailedTests: failed } = JSON.parse(readFileSync(UNIT_REPORT, 'utf8'));
  const count = { passed: numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
  if (count.failed > 0) log(output);
  log(`${count.failed === 0 ? '✓' : '✗'} unit and gateway tests: ${count.passed} passed`);
  return count;
}
