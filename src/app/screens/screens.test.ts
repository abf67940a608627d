import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ListingPage } from '#contract/clients.ts';
import { SCREENS, shownScreen } from '#src/app/screens/screens.ts';

const ROOT = join(import.meta.dirname, '../../..');
const rows = Object.entries(SCREENS);
const source = readFileSync(join(import.meta.dirname, 'screens.ts'), 'utf8');

describe('the table of screens', () => {
  test.each(rows)('%s: the server preloads the file that its component is loaded from', (_, { server }) => {
    const module = server?.module ?? '';
    expect(existsSync(join(ROOT, module))).toBe(true);
    expect(source).toContain(`import('#${module}')`);
  });

  test('every path and every module is one screen’s', () => {
    expect(new Set(rows.map(([, { path }]) => path)).size).toBe(rows.length);
    expect(new Set(rows.map(([, { server }]) => server?.module)).size).toBe(rows.length);
  });

  test('a match shows the screen of its route; one that failed, and the root, show none', () => {
    const page = { title: 'Jackets' } as ListingPage;
    const match = { routeId: '/c/$slug', status: 'success', loaderData: { page, search: '' } };
    expect(shownScreen(match)?.screen).toBe(SCREENS.listing);
    expect(shownScreen({ ...match, status: 'error' })).toBeUndefined();
    expect(shownScreen({ ...match, routeId: '__root__' })).toBeUndefined();
    expect(shownScreen(undefined)).toBeUndefined();
  });
});
