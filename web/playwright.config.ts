import { defineConfig, devices } from '@playwright/test';
import { isLongRun } from '../gateway/src/testing/env.ts';
import { siteOrigin } from './e2e/origins.ts';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Slow machines are not failures.
  expect: { timeout: 15_000 },
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin,
    locale: 'en-US',
    // Animations take a tenth of the time.
    contextOptions: { reducedMotion: isLongRun ? 'no-preference' : 'reduce' },
    // Tracing takes a third of the time: scripts/browser-tests.ts repeats failed tests with traces.
    trace: 'off',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: [
        '--disable-quic',
        '--disable-background-networking',
        '--enable-unsafe-swiftshader',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
});
