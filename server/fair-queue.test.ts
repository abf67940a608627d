// Clients take turns; what is too much, or no longer wanted, does not run.
import { expect, test } from 'vitest';
import { createFairQueue, type FairQueue } from '#server/fair-queue.ts';

interface Job {
  readonly name: string;
  end(): void;
}

/** What was started, in its order; each job runs until it is ended. */
function recorder(queue: FairQueue) {
  const started: Job[] = [];
  const add = (client: string | null, name: string, signal?: AbortSignal) =>
    queue.run(
      client,
      () =>
        new Promise<string>((resolve) => {
          started.push({ name, end: () => resolve(name) });
        }),
      signal,
    );
  const names = () => started.map((job) => job.name);
  /** Ends each that runs, in its order, until nothing is left. */
  const finishAll = async () => {
    for (let at = 0; at < started.length; at += 1) {
      started[at]?.end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { add, names, finishAll, started };
}

test('who asks for much has one piece at work, and the others their turn after it', async () => {
  const { add, names, finishAll } = recorder(
    createFairQueue({ concurrency: 1, maxWaiting: 100, maxWaitingOfClient: 100 }),
  );
  for (let index = 0; index < 5; index += 1) void add('greedy', `greedy ${index}`);
  void add('a', 'a');
  void add('b', 'b');
  await finishAll();
  expect(names()).toEqual(['greedy 0', 'greedy 1', 'a', 'b', 'greedy 2', 'greedy 3', 'greedy 4']);
});

test('one client never has two pieces at work, whatever else is free', async () => {
  const { add, names, finishAll } = recorder(
    createFairQueue({ concurrency: 3, maxWaiting: 100, maxWaitingOfClient: 100 }),
  );
  for (let index = 0; index < 3; index += 1) void add('greedy', `greedy ${index}`);
  void add('a', 'a');
  expect(names()).toEqual(['greedy 0', 'a']);
  await finishAll();
  expect(names()).toEqual(['greedy 0', 'a', 'greedy 1', 'greedy 2']);
});

test('where clients cannot be told apart as much runs as there is room for', () => {
  const { add, names } = recorder(
    createFairQueue({ concurrency: 2, maxWaiting: 100, maxWaitingOfClient: 1 }),
  );
  for (let index = 0; index < 4; index += 1) expect(add(null, `${index}`)).toBeInstanceOf(Promise);
  expect(names()).toEqual(['0', '1']);
});

test('beyond its share a client is refused while others are not, and beyond the whole everyone is', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 3, maxWaitingOfClient: 2 });
  const { add, finishAll } = recorder(queue);
  const outcome = (client: string) => {
    const added = add(client, client);
    return typeof added === 'string' ? added : 'taken';
  };
  expect(['greedy', 'greedy', 'greedy', 'greedy'].map(outcome)).toEqual(['taken', 'taken', 'taken', 'share']);
  expect(['a', 'b'].map(outcome)).toEqual(['taken', 'full']);
  expect(queue.waiting()).toBe(3);
  await finishAll();
  expect(queue.waiting()).toBe(0);
  expect(outcome('b')).toBe('taken');
});

test('what is no longer wanted while it waits does not run, and leaves its place', async () => {
  const { add, names, finishAll } = recorder(
    createFairQueue({ concurrency: 1, maxWaiting: 1, maxWaitingOfClient: 1 }),
  );
  void add('a', 'first');
  const controller = new AbortController();
  const dropped = add('b', 'dropped', controller.signal);
  controller.abort(new Error('gone'));
  await expect(dropped).rejects.toThrow('gone');
  void add('c', 'next');
  expect(add('d', 'late', AbortSignal.abort(new Error('before')))).toBe('full');
  await finishAll();
  expect(names()).toEqual(['first', 'next']);
  await expect(add('d', 'late', AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
});

test('work that fails makes room, and says so to who asked', async () => {
  const queue = createFairQueue({ concurrency: 1, maxWaiting: 5, maxWaitingOfClient: 5 });
  const failed = queue.run('a', () => Promise.reject(new Error('torn')));
  const next = queue.run('a', async () => 'done');
  await expect(failed).rejects.toThrow('torn');
  expect(await next).toBe('done');
});
