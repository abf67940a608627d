// The worker that is measured.
import { handleMessages } from '#tests/parity/worker-bridge.ts';
import { createBenchHandler } from './speed.ts';

handleMessages(createBenchHandler());
