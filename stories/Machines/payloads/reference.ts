import type { countdownMachine } from '@vetsync/machines/reference/countdown';
import type { placesMachine } from '@vetsync/machines/reference/places';
import type { occupationsMachine } from '@vetsync/machines/reference/occupations';
import type { schoolsMachine } from '@vetsync/machines/reference/schools';
import type { ownDatesMachine } from '@vetsync/machines/reference/ownDates';
import {
  branchChoices,
  deadlineMarks,
  deeds,
  ownDateFields,
  placeChoices,
} from '@vetsync/machines/reference/model';
import * as z from 'zod/mini';
import { deadlines, leaving, noted } from '../../Screens/reference/countdown.ts';
import { detailOf, fittingList, medic, paramedics, served } from '../../Screens/reference/occupations.ts';
import { foundPlaces } from '../../Screens/reference/places.ts';
import { foundSchools, mesaDetail } from '../../Screens/reference/schools.ts';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  places: payloadsOf<typeof placesMachine>({
    events: {
      'zip.change': () => [{ zip: '82001' }, { zip: '8' }],
      'kind.choose': {
        schema: z.object({ kind: z.enum(placeChoices) }),
        ready: () => [{ kind: 'vet-center' }, { kind: 'all' }],
      },
      'location.changed': ({ route }) => [{ route }],
    },
    outputs: { find: () => [foundPlaces] },
  }),
  schools: payloadsOf<typeof schoolsMachine>({
    events: {
      'search.change': () => [{ q: 'state' }, { q: '' }],
      'zip.change': () => [{ zip: '81301' }, { zip: '8' }],
      'compare.toggle': () => [{ id: '900001' }, { id: '900002' }],
      'location.changed': ({ route }) => [{ route }, { route: { ...route, open: '900001' } }],
    },
    outputs: {
      find: () => [foundSchools, { ...foundSchools, items: [], nextCursor: null }],
      read: () => [mesaDetail],
    },
  }),
  countdown: payloadsOf<typeof countdownMachine>({
    events: {
      'deadline.mark': {
        schema: z.object({ id: z.string(), mark: z.nullable(z.enum(deadlineMarks)) }),
        ready: () => [
          { id: 'bdd-window', mark: 'done' },
          { id: 'bdd-window', mark: null },
        ],
      },
      'calendar.save': () => [{ id: 'bdd-window' }],
      'person.changed': () => [{ person: leaving }],
      'marks.restored': () => [{ text: '{"tamp":"done"}' }],
    },
    outputs: { load: () => [deadlines] },
  }),
  ownDates: payloadsOf<typeof ownDatesMachine>({
    events: {
      'field.change': {
        schema: z.object({ field: z.enum(ownDateFields), value: z.string() }),
        ready: () => [
          { field: 'title', value: 'Ask for my orders' },
          { field: 'date', value: '2026-12-11' },
        ],
      },
      'date.remove': () => [{ id: noted.id }],
      'reminder.set': () => [{ id: 'tamp', title: 'TAMP', due: '2027-12-27' }],
      'reminder.remove': () => [{ id: 'tamp' }],
      'events.changed': () => [{ events: [noted] }, { events: [] }],
    },
  }),
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
