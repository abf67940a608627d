// End-to-end tests drive the system's Chromium against a server of their own; they download no browser.
import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headlessShellPath } from './tests/chromium.ts';
import { PICTURES_VARIABLE } from './tests/e2e/shop.ts';

// Its workers inherit it.
process.env[PICTURES_VARIABLE] ??= mkdtempSync(join(tmpdir(), 'cairn-pictures-'));

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalTeardown: './tests/e2e/remove-pictures.ts',
  // Each has a shop, data and browser of its own; on two cores one alone leaves half of them idle.
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
