import { readFileSync } from 'node:fs';

/** The result of a test run, with the duration of each test. */
export type TestResult = { passed: number; failed: number; tests: TimedTest[] };

export type TimedTest = { name: string; seconds: number };

const LISTED = 20;

/** The slowest tests, one line each. */
export function listSlowest(tests: readonly TimedTest[]): string[] {
  return tests
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, LISTED)
    .map(({ seconds, name }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`);
}

export function sumResults(results: readonly TestResult[]): TestResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    tests: results.flatMap(({ tests }) => tests),
  };
}

/** A run that counts as one test, or that could not report its tests. */
export function toSingleResult(isPassed: boolean): TestResult {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, tests: [] };
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};

/** Reads the JSON report of Vitest. A failed exit code counts as a failure even if no test failed. */
export function readVitestReport(file: string, exitCode: number): TestResult {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: numPassedTests,
    failed: exitCode === 0 ? numFailedTests : Math.max(numFailedTests, 1),
    tests: testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${name.replace(`${process.cwd()}/`, '')}: ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
  };
}

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { results: { duration: number }[] }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: PlaywrightSuite[];
};

/** Reads the JSON report of Playwright. A flaky test counts as failed. */
export function readPlaywrightReport(file: string, exitCode: number): TestResult {
  const { stats, suites }: PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return {
    passed: stats.expected,
    failed: exitCode === 0 ? failed : Math.max(failed, 1),
    tests: suites.flatMap(toTimedTests),
  };
}

function toTimedTests({ file, specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ title, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `web/e2e/${file}: ${title}`, seconds: durations.reduce((sum, one) => sum + one, 0) / 1_000 };
  });
  return [...own, ...suites.flatMap(toTimedTests)];
}
