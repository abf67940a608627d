// Listens to PostgreSQL's notifications of catalogue changes, on a connection of its own that is reopened when it breaks.
import { Client } from 'pg';

export const CHANGE_CHANNEL = 'cairn_changes';
const RECONNECT_DELAY_MS = 5_000;

/** Never fails: without a connection nothing is received. Also calls `onChange` once connected, for changes made meanwhile. */
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
    const own = new Client({ connectionString: url, application_name: 'cairn changes' });
    client = own;
    own.on('notification', onChange);
    own.on('error', () => void own.end().catch(() => undefined));
    own.on('end', scheduleReconnect);
    try {
      await own.connect();
      await own.query(`listen ${CHANGE_CHANNEL}`);
      onChange();
    } catch {
      // The database is not reachable: polling the change log reports that, and this is tried again.
      await own.end().catch(() => undefined);
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
