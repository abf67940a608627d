// The faults that one request may meet, by name: each boundary between device and server broken once.
import { EVENTS_SOCKET } from '#contract/events-socket.ts';
import type { NetworkFault } from './tcp-proxy.ts';

function answer(status: string, type: string, body: string): NetworkFault {
  const head = `HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close`;
  return { kind: 'respond', bytes: `${head}\r\n\r\n${body}` };
}

export const NETWORK_FAULTS = {
  'reset before the first byte': { kind: 'rst' },
  'cut in the head': { kind: 'cut-up', after: 100 },
  'cut before the body': { kind: 'cut-up', after: 'head' },
  'cut in the request': { kind: 'cut-up', after: 'half' },
  'response lost': { kind: 'cut-down', after: 0 },
  'response cut in its middle': { kind: 'cut-down', after: 'half' },
  'arrives twice': { kind: 'dup' },
  'late response': { kind: 'delay', ms: 400 },
  'slow response': { kind: 'rate', bytesPerSecond: 8_000 },
  'busy server': answer('503 Busy', 'text/plain', ''),
  'captive portal that refuses': answer('403 No', 'text/html', '<p>Log in</p>'),
  'captive portal that welcomes': answer('200 OK', 'text/html', '<p>Welcome</p>'),
} as const satisfies Record<string, NetworkFault>;

export type NetworkFaultName = keyof typeof NETWORK_FAULTS;
export const NETWORK_FAULT_NAMES = Object.keys(NETWORK_FAULTS) as NetworkFaultName[];

/** A request line by which events leave a device, whichever way. */
export function isOfEvents(line: string): boolean {
  return line.includes(' /v2/create-events') || line.includes(` ${EVENTS_SOCKET.path}`);
}
