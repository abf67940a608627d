// The worker whose speed is measured.
import { answerMessages } from '#tests/parity/offer-worker.ts';
import { createSpeed } from './speed.ts';

answerMessages(createSpeed());
