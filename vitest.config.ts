// Two projects: `node` runs what needs no browser, `browser` runs *.browser.test.ts(x) in a real Chromium.
import { availableParallelism } from 'node:os';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumPath } from './tests/chromium.ts';
import { EVENTS_SERVER_COMMANDS } from './tests/fixtures/scripted-events-server.ts';

const rooms =
  '{contract,catalogue,commerce,engine,feeds,outbox,pages,settings,store,worker,sw,server,commands,demo,src,tests,bench}';

export default defineConfig({
  test: {
    reporters: ['default'],
    // A condition is waited for however slow the machine is: the limit only ends a test that would fail.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [`${rooms}/**/*.test.ts`],
          exclude: ['**/*.browser.test.ts', '**/node_modules/**', 'tests/e2e/**'],
          setupFiles: ['tests/setup.ts', 'tests/node-database.ts'],
          // Ends what hangs, on a slow machine too, where the end-to-end tests run beside this suite.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Many of its tests wait for processes that they started.
          maxWorkers: availableParallelism() + 1,
          // A process a file would compile and load the same modules 300 times; no file changes what others see.
          isolate: false,
        },
      },
      {
        // Of this folder alone: copies of the repository share its packages, and would replace one another's bundles of them.
        cacheDir: '.vite',
        optimizeDeps: {
          include: [
            'dexie',
            'comlink',
            'valtio',
            'valtio/vanilla',
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            'workbox-window',
            '@tanstack/react-router',
            '@orama/stemmers/english',
            '@orama/stemmers/german',
            '@orama/stemmers/swedish',
          ],
        },
        test: {
          name: 'browser',
          testTimeout: 180_000,
          // One page at a time has the focus.
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          include: [`${rooms}/**/*.browser.test.{ts,tsx}`],
          setupFiles: ['tests/setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: EVENTS_SERVER_COMMANDS,
            provider: playwright({ launchOptions: { executablePath: chromiumPath() } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
