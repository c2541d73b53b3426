import { entryLists, profileTextFields, publicParts } from '@vetsync/machines/profile/model';
import type { profileEditorMachine } from '@vetsync/machines/profile/profileEditor';
import * as z from 'zod/mini';
import { stored as storedProfile } from '../../support/profiles.ts';
import { crisisFound } from '../parts/crisisFound.ts';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  profileEditor: payloadsOf<typeof profileEditorMachine>({
    events: {
      'crisis.found': crisisFound,
      'edit.start': {
        schema: z.object({ field: z.optional(z.string()) }),
        ready: () => [{}, { field: 'bio' }],
      },
      'field.change': {
        schema: z.object({
          field: z.enum(profileTextFields),
          value: z.string(),
        }),
        ready: () => [
          { field: 'name', value: 'Dana Fields' },
          { field: 'bio', value: 'Logistics sergeant for nine years.' },
          { field: 'yearsOfService', value: '9' },
        ],
      },
      'entry.add': {
        schema: z.object({ list: z.enum(entryLists) }),
        ready: () => [{ list: 'skills' }, { list: 'experience' }],
      },
      'entry.change': {
        schema: z.object({
          list: z.enum(entryLists),
          key: z.string(),
          part: z.enum([
            'value',
            'code',
            'branch',
            'description',
            'title',
            'duration',
            'company',
            'degree',
            'institution',
            'year',
          ]),
          value: z.string(),
        }),
        ready: () => [{ list: 'skills', key: '0', part: 'value', value: 'Welding' }],
      },
      'entry.remove': {
        schema: z.object({
          list: z.enum(entryLists),
          key: z.string(),
        }),
        ready: () => [{ list: 'skills', key: '0' }],
      },
      'entry.move': {
        schema: z.object({
          list: z.enum(entryLists),
          key: z.string(),
          by: z.literal([-1, 1]),
        }),
        ready: () => [
          { list: 'skills', key: '0', by: 1 },
          { list: 'skills', key: '1', by: -1 },
        ],
      },
      'part.show': {
        schema: z.object({
          part: z.enum(publicParts),
          isShown: z.boolean(),
        }),
        ready: () => [
          { part: 'picture', isShown: false },
          { part: 'picture', isShown: true },
        ],
      },
      'paper.choose': {
        schema: z.object({ paper: z.enum(['letter', 'a4']) }),
        ready: () => [{ paper: 'letter' }, { paper: 'a4' }],
      },
      'location.changed': {
        schema: z.object({
          open: z.nullable(z.enum(['edit', 'resume', 'public'])),
          field: z.optional(z.string()),
        }),
        ready: () => [{ open: null }, { open: 'edit' }, { open: 'resume' }],
      },
      'profile.changed': ({ stored }) => [{ stored: stored ?? storedProfile() }],
    },
    outputs: {
      loadProfile: () => [storedProfile()],
      saveProfile: () => [storedProfile()],
    },
  }),
};
