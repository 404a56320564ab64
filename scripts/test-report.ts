import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The result of a test run, with the duration of each test and the name and error of each failure. */
export type TestResult = { passed: number; failed: number; tests: TimedTest[]; failures: string[] };

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
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** A run that counts as one test, or that could not report its tests. */
export function toSingleResult(failure: string, isPassed: boolean): TestResult {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, tests: [], failures: isPassed ? [] : [failure] };
}

type VitestAssertion = {
  fullName: string;
  duration?: number | null;
  status: string;
  failureMessages?: string[] | null;
};

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { name: string; status: string; message: string; assertionResults: VitestAssertion[] }[];
};

/** Reads the JSON report of Vitest. A failed exit code counts as a failure even if no test failed. */
export function readVitestReport(file: string, exitCode: number): TestResult {
  const { numPassedTests, numFailedTests, testResults }: VitestReport = JSON.parse(readFileSync(file, 'utf8'));
  const files = testResults.map((file) => ({ ...file, path: file.name.replace(`${process.cwd()}/`, '') }));
  return {
    passed: numPassedTests,
    failed: exitCode === 0 ? numFailedTests : Math.max(numFailedTests, 1),
    tests: files.flatMap(({ path, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${path}: ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
    failures: files.flatMap(({ path, status, message, assertionResults }) => {
      const tests = assertionResults.filter((assertion) => assertion.status === 'failed');
      // A file that cannot be loaded fails without a failed test.
      if (tests.length === 0) return status === 'failed' ? [describeFailure(path, message)] : [];
      return tests.map(({ fullName, failureMessages }) =>
        describeFailure(`${path}: ${fullName}`, failureMessages?.[0] ?? ''),
      );
    }),
  };
}

function describeFailure(test: string, message: string): string {
  return `${test}\n    ${stripVTControlCharacters(message).split('\n', 1)[0]}`;
}

type PlaywrightSuite = {
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: PlaywrightTestResult[] }[] }[];
};

type PlaywrightTestResult = { duration: number; error?: { message?: string } };

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
    failures: suites.flatMap(toFailures),
  };
}

function toTimedTests({ file, specs, suites = [] }: PlaywrightSuite): TimedTest[] {
  const own = specs.map(({ title, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return { name: `web/e2e/${file}: ${title}`, seconds: durations.reduce((sum, one) => sum + one, 0) / 1_000 };
  });
  return [...own, ...suites.flatMap(toTimedTests)];
}

function toFailures({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'))
    .map(({ title, tests }) => {
      const error = tests.flatMap(({ results }) => results.flatMap((result) => result.error ?? []))[0];
      return describeFailure(`web/e2e/${file}: ${title}`, error?.message ?? '');
    });
  return [...own, ...suites.flatMap(toFailures)];
}
