// Renders the elements of a page by React and nothing else: the limit of any rendering of it that uses React.
import { Parser } from 'htmlparser2';
import type { ReactNode } from 'react';
import { percentile } from '#tests/speed/measure.ts';
import type { LoadRow } from './row.ts';

const MS_IN_S = 1_000;
const MICROSECONDS_IN_MS = 1_000;
/** As many as the server's. */
const WARM_UP = 400;
/** As React names what it does not take under the name in HTML. */
const PROPERTIES: Readonly<Record<string, string>> = { class: 'className', tabindex: 'tabIndex' };

/** `html`: the whole document. Of its body what React rendered, without scripts. `cpuMs` is that of this process. */
export async function measureReact(name: string, html: string, seconds: number): Promise<LoadRow> {
  // Otherwise React runs its slower development build.
  process.env['NODE_ENV'] = 'production';
  const { createElement } = await import('react');
  const { renderToString } = await import('react-dom/server');
  const tree = treeOf(bodyOf(html), createElement);
  const latencies: number[] = [];
  for (let time = 0; time < WARM_UP; time += 1) renderToString(tree);
  const cpuBefore = process.cpuUsage();
  const startedAt = performance.now();
  while (performance.now() - startedAt < seconds * MS_IN_S) {
    const beganAt = performance.now();
    renderToString(tree);
    latencies.push(performance.now() - beganAt);
  }
  const { user, system } = process.cpuUsage(cpuBefore);
  return {
    name,
    clients: 1,
    cpuMs: (user + system) / MICROSECONDS_IN_MS / latencies.length,
    perSecond: (latencies.length * MS_IN_S) / (performance.now() - startedAt),
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    p99: percentile(latencies, 0.99),
    failures: 0,
  };
}

/** Without scripts, which React does not render here. */
function bodyOf(html: string): string {
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(html) ?? [];
  return `<div>${body.replaceAll(/<script\b.*?<\/script>/gs, '')}</div>`;
}

function treeOf(html: string, createElement: typeof import('react').createElement): ReactNode {
  const open: {
    readonly name: string;
    readonly props: Record<string, unknown>;
    readonly children: ReactNode[];
  }[] = [];
  let root: ReactNode = null;
  const parser = new Parser({
    onerror: (error) => {
      throw error;
    },
    onopentag: (name, attributes) => {
      const props = Object.entries(attributes).map(([key, value]) => [
        PROPERTIES[key] ?? key,
        key === 'style' ? styleOf(value) : key === 'checked' ? true : value,
      ]);
      open.push({ name, props: Object.fromEntries(props) as Record<string, unknown>, children: [] });
    },
    ontext: (text) => void open.at(-1)?.children.push(text),
    onclosetag: () => {
      const { name, props, children } = open.pop() ?? { name: 'div', props: {}, children: [] };
      const element = createElement(name, props, ...children);
      if (open.length === 0) root = element;
      else open.at(-1)?.children.push(element);
    },
  });
  parser.end(html);
  return root;
}

/** As React takes it. */
function styleOf(text: string): Readonly<Record<string, string>> {
  const declarations = text.split(';').flatMap((one) => {
    const at = one.indexOf(':');
    const name = one.slice(0, at).trim();
    const property = name.startsWith('--')
      ? name
      : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    return at < 0 ? [] : [[property, one.slice(at + 1).trim()] as const];
  });
  return Object.fromEntries(declarations);
}
