import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.SITE_ORIGIN ?? 'http://localhost:3000',
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: ['--disable-quic', '--disable-background-networking', ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
