import { applicationKinds } from '@vetsync/machines/model/world';
import { roles } from '@vetsync/machines/account/model';
import type { guidanceMachine } from '@vetsync/machines/guidance';
import * as z from 'zod/mini';
import { payloadsOf } from '../../parts/payloads.ts';

export const payloads = payloadsOf<typeof guidanceMachine>({
  events: {
    'profile.selected': {
      schema: z.object({
        role: z.enum(roles),
        mode: z.enum(['account', 'demo']),
      }),
      ready: () => [
        { role: 'user', mode: 'demo' },
        { role: 'recruiter', mode: 'demo' },
      ],
    },
    'tab.changed': {
      schema: z.object({
        from: z.enum([
          'profile',
          'appointments',
          'programs',
          'jobs',
          'career',
          'messages',
          'network',
          'wellness',
          'education',
          'community',
          'applications',
          'dashboard',
          'marketplace',
          'candidates',
          'interviews',
          'analytics',
          'students',
          'reports',
          'patients',
          'departments',
          'participants',
          'services',
          'ai-battle-buddy',
          'mental-health',
        ]),
        to: z.enum([
          'profile',
          'appointments',
          'programs',
          'jobs',
          'career',
          'messages',
          'network',
          'wellness',
          'education',
          'community',
          'applications',
          'dashboard',
          'marketplace',
          'candidates',
          'interviews',
          'analytics',
          'students',
          'reports',
          'patients',
          'departments',
          'participants',
          'services',
          'ai-battle-buddy',
          'mental-health',
        ]),
      }),
      ready: () => [{ from: 'dashboard', to: 'career' }],
    },
    'application.submitted': {
      schema: z.object({ kind: z.enum(applicationKinds) }),
      ready: () => [{ kind: 'nonprofit' }, { kind: 'job' }, { kind: 'college' }],
    },
    'hints.changed': {
      schema: z.object({ wanted: z.boolean() }),
      ready: () => [{ wanted: false }, { wanted: true }],
    },
  },
});
