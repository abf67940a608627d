// axe in a page of a test: what it finds wrong for people who use assistive technology.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly target: unknown; readonly html: string }[];
}
interface Axe {
  run(options: {
    readonly runOnly?: readonly string[];
    readonly resultTypes: readonly string[];
  }): Promise<{ violations: Finding[] }>;
}

/** The rules whose answer depends on colours. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const SCHEMES = ['light', 'dark'] as const;

/**
 * What axe finds in both colour schemes, an element a line: all rules in light, those of colours in dark.
 * Evaluated rather than added as a script element, which the page's policy refuses.
 */
export async function findings(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const found: string[] = [];
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    const violations = await page.evaluate(
      async (rules) => {
        const { axe } = globalThis as unknown as { axe: Axe };
        const only = rules === null ? {} : { runOnly: rules };
        // Of what passes and what does not apply it would describe every element.
        return (await axe.run({ ...only, resultTypes: ['violations'] })).violations;
      },
      colorScheme === 'light' ? null : COLOR_RULES,
    );
    for (const { id, nodes } of violations)
      found.push(...nodes.map((node) => `${colorScheme}: ${id}: ${node.html.slice(0, 200)}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
