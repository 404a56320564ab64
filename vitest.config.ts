import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const settings = {
  setupFiles: ['./vitest.setup.ts'],
  restoreMocks: true,
  // Generous: the machine may be busy with other work.
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Like production: native module loading, type stripping, and one copy of graphql. */
const nodeSettings = { ...settings, experimental: { viteModuleRunner: false } };

/** Tests of a running site over HTTP: SITE_ORIGIN and GATEWAY_URL name it. */
const SITE_TESTS = 'web/e2e/http/**/*.test.ts';

/** Browser tests of the example app against a gateway on another origin. */
const KIOSK_TESTS = 'examples/kiosk/e2e/**/*.test.ts';

/** Tests that measure the processor time of a gateway: they run after the others, one at a time. */
const MEASURING_TESTS = [
  'gateway/src/graphql/limits/generated-documents.test.ts',
  'gateway/src/server/concurrency-limiter.test.ts',
];

/** Short files with tests that take long. */
const LONG_TESTS = [
  'gateway/src/server/event-loop-watchdog.test.ts',
  'web/e2e/http/outage.test.ts',
  'web/e2e/http/paths.test.ts',
  'web/e2e/http/upstream-drift.test.ts',
];

/** Starts long tests first, so that no worker is alone with one at the end. By default, large files start first. */
class LongTestsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG_TESTS.some((file) => moduleId.endsWith(file));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongTestsFirst },
    // The default leaves one core unused, and many tests wait for timeouts or processes.
    maxWorkers: availableParallelism() + 2,
    projects: [
      {
        test: {
          ...nodeSettings,
          name: 'node',
          include: ['{schema,gateway,legacy,web,art,scripts,examples}/**/*.test.ts'],
          exclude: [...configDefaults.exclude, SITE_TESTS, KIOSK_TESTS, ...MEASURING_TESTS],
          // Each test starts its own servers and databases, so files can share a process. This is three times as fast.
          isolate: false,
        },
      },
      {
        test: {
          ...settings,
          name: 'dom',
          isolate: false,
          include: ['{web,examples/kiosk}/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: [...settings.setupFiles, './web/src/testing/setup.ts'],
        },
      },
      {
        test: {
          ...nodeSettings,
          name: 'measuring',
          include: MEASURING_TESTS,
          isolate: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...nodeSettings, name: 'site', include: [SITE_TESTS], isolate: false } },
      { test: { ...nodeSettings, name: 'kiosk', include: [KIOSK_TESTS], isolate: false, testTimeout: 120_000 } },
    ],
  },
});
