// Mutants of the ways by which events leave a device.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SOCKET = ['outbox/events-socket.browser.test.ts'];
const SEND = ['outbox/send-events.test.ts'];
const FILE = 'outbox/events-socket.ts';

export const EVENTS_WAY_MUTANTS: readonly Mutant[] = [
  {
    name: 'events go by requests alone',
    file: 'outbox/send-events.ts',
    find: '(await socket?.send(events)) ?? []',
    replace: '(await socket?.send([])) ?? []',
    tests: SOCKET,
    claim: 'EV-07a',
  },
  {
    name: 'a page that ends sends no beacon',
    file: 'src/platform/last-events.ts',
    find: 'this.waiting === null || this.waiting === sent',
    replace: 'this.waiting !== sent',
    tests: ['src/platform/last-events.browser.test.ts'],
    claim: 'EV-07b',
  },
  {
    name: 'what the socket does not acknowledge waits for it half a minute',
    file: FILE,
    find: 'const ACK_LIMIT_MS = 5_000;',
    replace: 'const ACK_LIMIT_MS = 30_000;',
    tests: SOCKET,
    claim: 'EV-07c',
  },
  {
    name: 'a failed socket is tried again at once',
    file: FILE,
    find: 'const FIRST_RETRY_MS = 5_000;',
    replace: 'const FIRST_RETRY_MS = 100;',
    tests: SOCKET,
    claim: 'NE-04a',
  },
  {
    name: 'a socket stays open however long nothing is heard',
    file: FILE,
    find: 'if (left <= 0 && delivery === null) drop(idle);',
    replace: 'if (left < -60_000 && delivery === null) drop(idle);',
    tests: SOCKET,
    claim: 'NE-04b',
  },
  {
    name: 'a socket that never works is tried less and less for ever',
    file: FILE,
    find: 'const MAX_RETRY_MS = 60_000;',
    replace: 'const MAX_RETRY_MS = 3_600_000;',
    tests: SOCKET,
    claim: 'NE-04c',
  },
  {
    name: 'a socket that swallows what it is given is kept',
    file: FILE,
    find: 'const MAX_UNANSWERED = 10;',
    replace: 'const MAX_UNANSWERED = 100;',
    tests: SOCKET,
    claim: 'NE-04d',
  },
  {
    name: 'a failed socket is tried every five seconds',
    file: FILE,
    find: 'retryMs * (1.5 + random())',
    replace: 'retryMs + random()',
    tests: SOCKET,
    claim: 'NE-04e',
  },
  {
    name: 'a device that is told not to come back comes back',
    file: FILE,
    find: 'if (code === CLOSE_DO_NOT_RETURN) mayReturn = false;',
    replace: '',
    tests: SOCKET,
    claim: 'NE-04f',
  },
  {
    name: 'any message with an id acknowledges the event',
    file: FILE,
    find: "if (!('ok' in reply)) return undefined;",
    replace: "if (!('ok' in reply)) return { id: reply.id, ok: true };",
    tests: SOCKET,
    claim: 'NE-04g',
  },
  {
    name: 'every tab holds a socket',
    file: 'outbox/outbox.ts',
    find: "if (news === 'socket') socket?.close();",
    replace: "if (news === 'socket') return;",
    tests: SOCKET,
    grep: 'two tabs hold one',
  },
  {
    name: 'a page on its way into the back/forward cache makes requests',
    file: 'outbox/send-events.ts',
    find: 'socket?.isPaused === true',
    replace: 'socket?.isPaused === null',
    tests: SEND,
    grep: 'a paused page',
  },
  {
    name: 'what the socket acknowledged is sent again by a request',
    file: 'outbox/send-events.ts',
    find: '!acknowledged.has(id)',
    replace: "id !== ''",
    tests: SEND,
  },
];
