import type { actingMachine } from '@vetsync/machines/acting';
import { staffNotificationsMachine, staffNotificationsView } from '@vetsync/machines/staffNotifications';
import * as z from 'zod/mini';
import { memberships as ownMemberships } from '../../../support/organizations.ts';
import { anObject, payloadsOf } from '../../parts/payloads.ts';

const ofOne = { schema: z.object({ id: z.string() }), ready: () => [{ id: 'a notification' }] as const };

export const payloads = payloadsOf<typeof actingMachine>({
  events: {
    'notification.open': ofOne,
    'notification.read': ofOne,
    'platform.entered': {
      schema: z.object({ isUndecided: z.boolean() }),
      ready: () => [{ isUndecided: true }],
    },
    'acting.changed': {
      schema: z.object({ organization: z.nullable(anObject) }),
      ready: () => [{ organization: { slug: 'tidewater-works', role: 'recruiter' } }, { organization: null }],
    },
  },
  outputs: {
    loadWorkplaces: () => [
      { memberships: [...ownMemberships], unread: {}, actedFor: null },
      { memberships: [], unread: {}, actedFor: 'me' },
    ],
    loadInbox: () => [{ logic: staffNotificationsMachine, viewOf: staffNotificationsView }],
  },
});
