import { defineConfig } from 'vitest/config';

const settings = {
  setupFiles: ['./vitest.setup.ts'],
  restoreMocks: true,
  // Generous: the machine may be busy with other work.
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
          // Each test starts its own servers and databases, so files can share a process. This is three times as fast.
          isolate: false,
          // Like production: native module loading, type stripping, and one copy of graphql.
          experimental: { viteModuleRunner: false },
        },
      },
      { test: { ...settings, name: 'dom', include: ['web/src/**/*.test.tsx'], environment: 'jsdom' } },
    ],
  },
});
