import type { confirmNewEmailMachine } from '@vetsync/machines/confirmNewEmail';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof confirmNewEmailMachine>({});
