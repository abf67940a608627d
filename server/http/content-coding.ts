// Which content codings a client takes.
import type { IncomingHttpHeaders } from 'node:http';

/** Whether Accept-Encoding names the coding, and not with the weight 0, by which a client refuses it. */
export function acceptsCoding(headers: IncomingHttpHeaders, coding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',');
  return accepted.some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
