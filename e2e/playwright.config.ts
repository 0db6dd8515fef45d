import { defineConfig, devices } from '@playwright/test';
import { BASE_URL, STACKS } from './support/environment.ts';

export default defineConfig({
  testDir: 'journeys',
  outputDir: '.results',
  globalSetup: './support/environment.ts',
  workers: STACKS,
  // By journey, not by file: the longest files hold several of the longest journeys.
  fullyParallel: true,
  forbidOnly: true,
  // A journey that needs its second try is named as flaky by script/test; it does not hold up everybody else's change.
  retries: 1,
  reporter: [['list']],
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: BASE_URL,
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey would slow all of them down for what hardly ever is looked at.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
