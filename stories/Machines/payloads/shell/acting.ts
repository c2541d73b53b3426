import type { actingMachine } from '@vetsync/machines/acting';
import {
  organizationOverviewMachine,
  organizationOverviewView,
} from '@vetsync/machines/organizationOverview';
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
      schema: z.object({ undecided: z.nullable(anObject) }),
      ready: () => [{ undecided: { tab: '', detail: [], query: {} } }],
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
    loadInbox: () => [
      {
        logic: staffNotificationsMachine,
        viewOf: staffNotificationsView,
        work: { logic: organizationOverviewMachine, viewOf: organizationOverviewView },
      },
    ],
  },
});
