import { defineConfig } from 'vitest/config';

const settings = {
  setupFiles: ['./vitest.setup.ts'],
  restoreMocks: true,
  // A machine that does much else at the same time is slow, not wrong.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...settings,
          name: 'node',
          include: ['{schema,gateway,legacy,web,art,scripts}/**/*.test.ts'],
          // Every test starts servers and databases of its own, so files may share a process: a third of the time.
          isolate: false,
          // Tests run what production runs: Node's own module loading and type stripping, and one copy of graphql.
          experimental: { viteModuleRunner: false },
        },
      },
      { test: { ...settings, name: 'dom', include: ['web/src/**/*.test.tsx'], environment: 'jsdom' } },
    ],
  },
});
