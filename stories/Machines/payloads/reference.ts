import type { occupationsMachine } from '@vetsync/machines/reference/occupations';
import { branchChoices, deeds } from '@vetsync/machines/reference/model';
import * as z from 'zod/mini';
import { detailOf, fittingList, medic, paramedics, served } from '../../support/occupations.ts';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  occupations: payloadsOf<typeof occupationsMachine>({
    events: {
      'search.change': () => [{ q: '68W' }, { q: '' }],
      'branch.choose': {
        schema: z.object({ branch: z.enum(branchChoices) }),
        ready: () => [{ branch: 'army' }, { branch: 'all' }],
      },
      'deed.toggle': {
        schema: z.object({ deed: z.enum(deeds) }),
        ready: () => [{ deed: 'led' }, { deed: 'treated' }],
      },
      'location.changed': ({ route }) => [{ route }, { route: { ...route, open: null } }],
      'person.changed': () => [{ person: served }],
    },
    outputs: {
      find: () => [
        { items: [medic], missing: [] },
        { items: [], missing: ['military-crosswalk'] },
      ],
      read: () => [medic],
      readDetail: () => [detailOf(paramedics)],
      readFitting: () => [fittingList],
      changeProfile: () => [{ profile: served, updatedAt: null }],
    },
  }),
};
