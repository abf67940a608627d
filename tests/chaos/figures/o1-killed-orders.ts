// O1: the server killed (SIGKILL) at named points between a checkout and its mail, on SQLite and on PostgreSQL.
import { databaseKinds } from '../databases.ts';
import { type Figure, violationsOf } from '../figure.ts';
import { KILL_POINT_NAMES } from '../kill-points.ts';
import { type KilledOrders, openKilledOrders } from '../killed-orders.ts';

export const O1: Figure = {
  id: 'O1',
  invariant:
    'a server killed at any of 6 points from reservation to mail places each order once, and stock, cards, money and mails agree',
  trials: { ci: 12, nightly: 400, of: 'server kills' },
  async measure(lab, trials) {
    const databases: { readonly name: string; readonly orders: KilledOrders }[] = [];
    for (const { name, make } of await databaseKinds(lab)) {
      const place = await make();
      lab.defer(() => place.remove());
      const orders = await openKilledOrders(place, lab.random);
      lab.defer(() => orders.close());
      databases.push({ name, orders });
    }
    const rounds = Math.ceil(trials / databases.length);
    let kills = 0;
    for (; kills < rounds && !(lab.isOver() && kills >= KILL_POINT_NAMES.length); kills += 1) {
      const point = KILL_POINT_NAMES[kills % KILL_POINT_NAMES.length] ?? 'before the commit';
      for (const { orders } of databases) await orders.order(point);
      lab.progress(`${kills + 1} of ${rounds} on each database`);
    }
    const counts: Record<string, number> = { lost: 0, doubled: 0 };
    const violations: string[] = [];
    for (const { name, orders } of databases) {
      const { lost, doubled, differences } = await orders.compare();
      counts[name] = kills;
      counts['lost'] = (counts['lost'] ?? 0) + lost.length;
      counts['doubled'] = (counts['doubled'] ?? 0) + doubled.length;
      violations.push(
        ...[...differences, ...violationsOf({ lost, doubled })].map((text) => `${name}: ${text}`),
      );
    }
    return { n: kills * databases.length, counts, violations };
  },
};
