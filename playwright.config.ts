// End-to-end tests drive the system's Chromium against a server of their own; they download no browser.
import { defineConfig } from '@playwright/test';
import { headlessShellPath } from './tests/chromium.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/run-folders.ts',
  // Each has a shop, data and browser of its own; a third takes from these what it gains.
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 0,
  reporter: [['list'], ['json', { outputFile: process.env['E2E_REPORT'] ?? 'reports/e2e.json' }]],
  use: {
    // A crawler's name would be answered as a crawler: tests are a person's browser.
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
    launchOptions: { executablePath: headlessShellPath() },
    trace: 'off',
  },
});
