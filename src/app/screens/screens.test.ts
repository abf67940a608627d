import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ProductPage } from '#contract/clients.ts';
import { SCREENS, shownScreen } from '#src/app/screens/screens.ts';
import type { ShownPage } from '#src/app/shown-page.ts';
import type { DiscoveryTexts } from '#src/discovery/texts/texts.ts';

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

  test('a product is titled by its name and what it is, where that is known', () => {
    const titleOf = (subtitle: string) => {
      const page = { product: { title: 'Ridge Shell', subtitle } } as ProductPage;
      return SCREENS.product.title(page, {} as DiscoveryTexts);
    };
    expect(titleOf('Shell jackets')).toBe('Ridge Shell – Shell jackets');
    expect(titleOf('')).toBe('Ridge Shell');
  });

  test('a page shows the screen of its name; one that failed, and one without the frame, show none', () => {
    const page: ShownPage = {
      pathname: '/c/jackets',
      search: '',
      frame: { status: 'success', data: {} },
      name: 'listing',
      screen: { status: 'success', data: { title: 'Jackets' } },
    };
    const error = new Error('broken');
    expect(shownScreen(page)?.screen).toBe(SCREENS.listing);
    expect(shownScreen({ ...page, screen: { status: 'error', error } })).toBeUndefined();
    expect(shownScreen({ ...page, screen: { status: 'notFound' } })).toBeUndefined();
    expect(shownScreen({ ...page, frame: { status: 'error', error } })).toBeUndefined();
    expect(shownScreen({ ...page, name: null })).toBeUndefined();
  });
});
