import type { listingEditorMachine } from '@vetsync/machines/listingEditor';
import { entryLists } from '@vetsync/machines/organizations/model';
import * as z from 'zod/mini';
import { loadedListing, listingOf } from '../../../Screens/organizations/parts/listings.ts';
import { payloadsOf } from '../../parts/payloads.ts';

const list = z.enum(entryLists);

export const payloads = payloadsOf<typeof listingEditorMachine>({
  events: {
    'field.change': {
      schema: z.union([
        z.object({
          field: z.enum([
            'title',
            'description',
            'type',
            'location',
            'zip',
            'closesOn',
            'clearance',
            'duration',
            'whenFull',
            'eligibility',
            'timeZone',
            'salaryFrom',
            'salaryTo',
            'tuition',
            'militaryCredits',
            'capacity',
            'durationMinutes',
            'startDay',
            'startTime',
          ]),
          value: z.string(),
        }),
        z.object({ field: z.enum(['remote', 'acceptsNew']), value: z.boolean() }),
        z.object({ field: z.enum([...entryLists, 'benefits']), value: z.array(z.string()) }),
        z.object({
          field: z.literal('deadlines'),
          value: z.array(z.object({ name: z.string(), date: z.string() })),
        }),
      ]),
      ready: () => [
        { field: 'title', value: 'Crane mechanic' },
        { field: 'zip', value: '2' },
        { field: 'remote', value: true },
        { field: 'deadlines', value: [{ name: 'Fall', date: '2027-03-01' }] },
      ],
    },
    'entry.input': {
      schema: z.object({ list, value: z.string() }),
      ready: () => [{ list: 'requiredSkills', value: 'Hydraulics, Rigging' }],
    },
    'entry.add': { schema: z.object({ list }), ready: () => [{ list: 'requiredSkills' }] },
    'entry.remove': {
      schema: z.object({ list, entries: z.array(z.string()) }),
      ready: () => [{ list: 'requiredSkills', entries: ['Hydraulics'] }],
    },
  },
  outputs: {
    loadListing: () => [loadedListing('job'), loadedListing('event', null)],
    saveListing: () => [listingOf('job')],
    publishListing: () => [listingOf('job', 'published')],
  },
});
