// The worker of the parity tests: runs the engine over files it fetches, bundled like the shop's own worker.
import { type Engine, openEngine, engineSource } from '#engine/engine.ts';
import { digestOf, type Message } from '#tests/parity/messages.ts';
import { handleMessages } from '#tests/parity/worker-bridge.ts';
import { resultText } from '#tests/parity/engine-call.ts';

const engines = new Map<string, Engine>();
let ids = 0;
const source = engineSource(
  (market) => [...engines.values()].find((engine) => engine.market === market),
  () => `worker-${(ids += 1)}`,
);

function engineNamed(name: string): Engine {
  const engine = engines.get(name);
  if (engine === undefined) throw new Error(`no engine is open as ${name}`);
  return engine;
}

async function fetchFile(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response.arrayBuffer();
}

async function handle(message: Message): Promise<unknown> {
  switch (message.kind) {
    case 'open': {
      const [text, columns] = await Promise.all([fetchFile(message.text), fetchFile(message.columns)]);
      const opened = openEngine({ text, columns });
      if (!opened.ok) throw new Error(opened.error.detail);
      engines.set(message.name, opened.value);
      return opened.value.epoch;
    }
    case 'digests': {
      const engine = engineNamed(message.name);
      return Promise.all(message.calls.map((call) => digestOf(resultText(engine, call))));
    }
    case 'text':
      return resultText(engineNamed(message.name), message.call);
    case 'source': {
      const method = source[message.method] as (...args: readonly unknown[]) => Promise<unknown>;
      return method(...message.args);
    }
  }
}

handleMessages(handle);
