import { demoPortal } from '@vetsync/machines/portal/model';
import { sampleProfileOf } from '../profile/index.ts';
import { sampleNonprofit } from './nonprofit.ts';

/** The demo's nonprofit. */
export const nonprofitPortal = demoPortal(sampleProfileOf('nonprofit'), sampleNonprofit);
