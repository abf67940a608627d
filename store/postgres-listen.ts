// Listens for notifications of catalogue changes from PostgreSQL, on a connection of its own that is reopened when lost.
import { Client } from 'pg';

export const CHANGE_CHANNEL = 'cairn_changes';
const RECONNECT_DELAY_MS = 5_000;

/** Never fails; without a connection it keeps reconnecting. Also calls `onChange` on every connect, for changes missed meanwhile. */
export function listenForChanges(url: string, onChange: () => void): { stop(): Promise<void> } {
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const scheduleReconnect = () => {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      opening = open();
    }, RECONNECT_DELAY_MS);
    timer.unref();
  };
  const open = async () => {
    const connection = new Client({ connectionString: url, application_name: 'cairn changes' });
    client = connection;
    connection.on('notification', onChange);
    connection.on('error', () => void connection.end().catch(() => undefined));
    connection.on('end', scheduleReconnect);
    try {
      await connection.connect();
      await connection.query(`listen ${CHANGE_CHANNEL}`);
      onChange();
    } catch {
      // The database is unavailable: reading the change log reports that.
      await connection.end().catch(() => undefined);
      scheduleReconnect();
    }
  };
  let opening = open();
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await opening;
      await client?.end().catch(() => undefined);
    },
  };
}
