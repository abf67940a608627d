// Mutants of the events socket on the server.
import type { Mutant } from '#tests/mutants/mutant.ts';

const SOCKET = ['tests/server/events-socket.test.ts'];
const SESSION = ['server/events/socket-session.test.ts'];

export const SERVER_EVENTS_MUTANTS: readonly Mutant[] = [
  {
    name: 'any page may open the events socket in a shopper’s browser',
    file: 'server/http/events-socket.ts',
    find: 'if (request.headers.origin !== originOf(request))',
    replace: "if (request.headers.origin === 'null')",
    tests: SOCKET,
    grep: 'another origin',
  },
  {
    name: 'every address becomes a websocket',
    file: 'server/http/websockets.ts',
    find: '!request.ws || request.routeOptions.config.isWebsocket === true',
    replace: 'request.url !== null',
    tests: SOCKET,
    grep: 'no other address',
  },
  {
    name: 'a client may hold any number of sockets',
    file: 'server/http/events-socket.ts',
    find: '>= MAX_SOCKETS_PER_CLIENT',
    replace: '>= MAX_SOCKETS',
    tests: SOCKET,
    grep: 'twenty sockets',
  },
  {
    name: 'a stop waits for clients that do not answer the close',
    file: 'server/http/websockets.ts',
    find: 'for (const client of clients) client.terminate();',
    replace: '',
    tests: SOCKET,
    grep: 'silent one',
  },
  {
    name: 'an event is acknowledged before it is stored',
    file: 'server/events/socket-session.ts',
    find: '      onMessage();\n',
    replace: '      onMessage();\n      connection.send(JSON.stringify({ id: message.id, ok: true }));\n',
    tests: SESSION,
    grep: 'nothing is answered before',
  },
  {
    name: 'a rejected event is acknowledged as stored',
    file: 'server/events/socket-session.ts',
    find: "status === 'rejected' ?",
    replace: 'status === null ?',
    tests: SOCKET,
    claim: 'DA-07c',
  },
  {
    name: 'a client may send any number of messages',
    file: 'server/events/socket-session.ts',
    find: 'return window.messages <= MESSAGES_PER_WINDOW;',
    replace: 'return true;',
    tests: SESSION,
    grep: '3,000 messages',
  },
  {
    name: 'messages are buffered without bound',
    file: 'server/events/socket-session.ts',
    find: 'waiting.length >= MAX_EVENTS_PER_BATCH || waitingBytes > MAX_WAITING_BYTES',
    replace: 'waitingBytes < 0',
    tests: SESSION,
    grep: 'not read meanwhile|large messages',
  },
  {
    name: 'events that could not be stored are acknowledged after all',
    file: 'server/events/socket-session.ts',
    find: "if (error instanceof StoreBusyError) return close(CLOSE_TRY_LATER, 'overloaded');",
    replace: "if (error instanceof StoreBusyError) return connection.send('{}');",
    tests: SESSION,
    grep: 'could not be stored',
  },
  {
    name: 'a shop that offers no socket lets its devices come again and again',
    file: 'server/http/events-socket.ts',
    find: "socket.close(CLOSE_DO_NOT_RETURN, 'not offered')",
    replace: "socket.close(CLOSE_NORMAL, 'not offered')",
    tests: SOCKET,
    claim: 'DA-07d',
  },
];
