import { withContacts } from '@vetsync/machines/messages/model';
import { nonprofitContacts } from '@vetsync/machines/nonprofit/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleNonprofit } from './nonprofit.ts';

/** The demo's nonprofit. */
export const nonprofitPortal = { profile: sampleProfileOf('nonprofit'), records: sampleNonprofit };

/** The same with the people it writes to. */
export const nonprofitContactSamples = withContacts('nonprofit', nonprofitPortal, nonprofitContacts);
