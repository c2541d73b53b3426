import { shellPanels, type shellMachine } from '@vetsync/machines/shell';
import * as z from 'zod/mini';
import { anObject, payloadsOf } from '../../parts/payloads.ts';
import { marcus } from '../../../support/profiles.ts';
import { session as userSession } from '../../../support/platform.ts';
import { defaultPreferences } from '@vetsync/machines/shell/model';

export const payloads = payloadsOf<typeof shellMachine>({
  events: {
    'tab.go': {
      schema: z.object({ tab: z.string() }),
      ready: () => [{ tab: 'career' }, { tab: 'dashboard' }],
    },
    'panel.open': {
      schema: z.object({ panel: z.enum(shellPanels) }),
      ready: () => [
        { panel: 'reset' },
        { panel: 'crisis' },
        { panel: 'more' },
        { panel: 'inbox' },
        { panel: 'commands' },
      ],
    },
    'location.changed': {
      schema: z.object({ path: z.string(), search: z.string() }),
      ready: () => [
        { path: '/demo', search: '?role=user&tab=career' },
        { path: '/demo', search: '' },
      ],
    },
    'session.changed': {
      schema: z.object({ session: anObject }),
      ready: () => [{ session: userSession('Jordan Reyes') }],
    },
    'organizations.loaded': {
      schema: z.object({ organizations: z.nullable(z.array(anObject)) }),
      ready: () => [{ organizations: [{ slug: 'harbor-health', name: 'Harbor Health', role: 'hospital' }] }],
    },
    'profile.loaded': {
      schema: z.object({ profile: z.nullable(anObject) }),
      ready: () => [{ profile: marcus }],
    },
    'preferences.changed': {
      schema: z.object({ preferences: anObject }),
      ready: () => [{ preferences: defaultPreferences }],
    },
    'badges.changed': {
      schema: z.object({ badges: anObject }),
      ready: () => [{ badges: { user: { messages: 3 } } }, { badges: {} }],
    },
  },
});
