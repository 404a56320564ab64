import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine that does much else at the same time is slow, not wrong.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN ?? 'http://localhost:3000',
    locale: 'en-US',
    // Recording costs a third of the time: scripts/test.ts runs what failed once more, with traces.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--disable-quic', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
