import { defineConfig, devices } from '@playwright/test';
import { BASE_URL } from './support/environment.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '.results',
  globalSetup: './support/environment.ts',
  // The journeys share three chains whose clocks they move, so they take turns.
  workers: 1,
  forbidOnly: true,
  // A journey that needs its second try is named as flaky by script/test; it does not hold up everybody else's change.
  retries: 1,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: BASE_URL,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
