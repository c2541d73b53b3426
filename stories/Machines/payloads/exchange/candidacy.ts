import type { candidacyMachine } from '@vetsync/machines/candidacy';
import { optionalParts } from '@vetsync/machines/model/exchange';
import * as z from 'zod/mini';
import { shownCandidate, veteranProfile } from '../../../Screens/exchange/sharing.ts';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof candidacyMachine>({
  events: {
    'headline.change': {
      schema: z.object({ headline: z.string() }),
      ready: () => [{ headline: 'Free from March' }, { headline: '' }],
    },
    'part.toggle': {
      schema: z.object({ part: z.enum(optionalParts) }),
      ready: () => [{ part: 'skills' }, { part: 'bio' }],
    },
  },
  outputs: {
    loadCandidacy: () => [
      { candidate: null, profile: veteranProfile },
      { candidate: shownCandidate, profile: veteranProfile },
    ],
  },
});
