import { roles } from '@vetsync/machines/account/model';
import type { accountWorldMachine } from '@vetsync/machines/shell/accountWorld';
import type { connectionMachine } from '@vetsync/machines/shell/connection';
import type { guidanceMachine } from '@vetsync/machines/shell/guidance';
import { personalRules } from '@vetsync/machines/model/exchange';
import { applicationKinds, demoRoles, emptyWorld } from '@vetsync/machines/model/world';
import type { notificationsMachine } from '@vetsync/machines/shell/notifications';
import type { preferencesMachine } from '@vetsync/machines/shell/preferences';
import type { privateRecordsMachine } from '@vetsync/machines/shell/privateRecords';
import type { profileSwitchMachine } from '@vetsync/machines/shell/profileSwitch';
import type { routeGuardMachine } from '@vetsync/machines/shell/routeGuard';
import { type shellMachine, shellPanels } from '@vetsync/machines/shell/shell';
import { defaultPreferences } from '@vetsync/machines/shell/model';
import { systemPhrase } from '@vetsync/machines/system/model';
import type { toastsMachine } from '@vetsync/machines/shell/toasts';
import type { worldMachine } from '@vetsync/machines/shell/world';
import * as z from 'zod/mini';
import { session as userSession } from '../../support/platform.ts';
import { marcus } from '../../support/profiles.ts';
import { anObject, idOf, payloadsOf } from '../parts/payloads.ts';

const program = { id: 'supply', title: 'Supply Chain' };
const request = { type: 'program.save', payload: { program } } as const;
const fact = {
  id: '0198d2a4-1111-7000-8000-000000000001',
  kind: 'programSaved',
  subject: 'supply',
  payload: { program },
  at: '2026-11-25T10:00:00.000Z',
  actor: 'jordan',
  commandId: '0198d2a4-2222-4000-8000-000000000001',
  version: 1,
};

export const payloads = {
  accountWorld: payloadsOf<typeof accountWorldMachine>({
    events: {
      'world.dispatch': () => [{ command: { type: 'program.save', program } }],
      'server.request': () => [{ id: '0198d2a4-2222-4000-8000-000000000002', request }],
      'request.left': () => [{ id: null }],
      'record.request': () => [
        { command: { type: 'record.save', record: { id: 'wellness_check', text: '{"sleep":1}' } } },
      ],
      'feed.opened': () => [{ position: null }],
      'feed.row': () => [{ position: '1-43', row: fact }],
      'feed.reset': () => [{ position: null }],
      'feed.crowded': () => [{ retryAfterSeconds: 30 }],
    },
    outputs: {
      loadWorld: () => [
        { rules: personalRules('jordan'), world: emptyWorld, version: 0, recent: [], position: '1-42' },
      ],
      sendCommand: () => [{ facts: [fact] }],
    },
  }),
  connection: payloadsOf<typeof connectionMachine>({
    events: {
      'connection.changed': () => [{ online: false }, { online: true }],
      'outbox.changed': () => [
        { pending: 2, stored: true },
        { pending: 0, stored: true },
        { pending: 1, stored: false },
      ],
    },
  }),
  guidance: payloadsOf<typeof guidanceMachine>({
    events: {
      'profile.selected': {
        schema: z.object({
          role: z.enum(roles),
        }),
        ready: () => [{ role: 'user' }, { role: 'recruiter' }],
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
      'hints.changed': () => [{ wanted: false }, { wanted: true }],
    },
  }),
  notifications: payloadsOf<typeof notificationsMachine>({
    events: {
      'notification.open': ({ ofRole }) => [{ id: idOf(ofRole) }],
      'notification.read': ({ ofRole }) => [{ id: idOf(ofRole) }],
      'world.changed': () => [{ world: emptyWorld }],
      'route.changed': {
        schema: z.object({
          role: z.enum(roles),
          hasInbox: z.boolean(),
          named: z.array(z.string()),
        }),
        ready: () => [
          { role: 'user', hasInbox: true, named: [] },
          { role: 'nonprofit', hasInbox: false, named: [] },
        ],
      },
    },
  }),
  preferences: payloadsOf<typeof preferencesMachine>({
    events: {
      'preference.set': {
        schema: z.union([
          z.object({ preference: z.literal('notifications'), value: z.enum(['on', 'off']) }),
          z.object({ preference: z.literal('theme'), value: z.enum(['system', 'light', 'dark']) }),
          z.object({ preference: z.literal('textSize'), value: z.enum(['standard', 'large', 'largest']) }),
          z.object({ preference: z.literal('motion'), value: z.enum(['system', 'reduced']) }),
          z.object({ preference: z.literal('sidebar'), value: z.enum(['wide', 'narrow']) }),
        ]),
        ready: () => [
          { preference: 'notifications', value: 'on' },
          { preference: 'theme', value: 'system' },
          { preference: 'textSize', value: 'standard' },
          { preference: 'motion', value: 'system' },
          { preference: 'sidebar', value: 'wide' },
        ],
      },
      'store.write': () => [{ text: '{}' }],
      'store.changed': () => [{ stored: null }, { stored: '{"theme":"dark"}' }],
    },
  }),
  privateRecords: payloadsOf<typeof privateRecordsMachine>({
    events: {
      'record.write': () => [{ name: 'event_draft', text: '"Coffee at the pier"' }],
      'records.changed': () => [{ records: [{ id: 'event_draft', text: '"Coffee"' }] }],
    },
  }),
  profileSwitch: payloadsOf<typeof profileSwitchMachine>({
    events: {
      'profile.choose': {
        schema: z.object({ role: z.enum(demoRoles) }),
        ready: () => [{ role: 'user' }, { role: 'recruiter' }, { role: 'university' }, { role: 'hospital' }],
      },
      'route.changed': {
        schema: z.object({
          route: anObject,
          current: z.nullable(z.enum(demoRoles)),
        }),
        ready: ({ route }) => [
          { route, current: 'user' },
          { route, current: 'recruiter' },
        ],
      },
      'world.changed': () => [{ world: emptyWorld }],
    },
  }),
  routeGuard: payloadsOf<typeof routeGuardMachine>({
    events: {
      'session.changed': ({ session }) => [
        { session },
        { session: userSession('Jordan Reyes') },
        { session: userSession('Ada Moss', 'admin') },
      ],
    },
  }),
  shell: payloadsOf<typeof shellMachine>({
    events: {
      'tab.go': () => [{ tab: 'career' }, { tab: 'dashboard' }],
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
      'location.changed': () => [
        { path: '/demo', search: '?tab=career' },
        { path: '/demo', search: '' },
      ],
      'session.changed': () => [{ session: userSession('Jordan Reyes') }],
      'organizations.loaded': {
        schema: z.object({ organizations: z.nullable(z.array(anObject)) }),
        ready: () => [
          { organizations: [{ slug: 'harbor-health', name: 'Harbor Health', role: 'hospital' }] },
        ],
      },
      'profile.loaded': {
        schema: z.object({ profile: z.nullable(anObject) }),
        ready: () => [{ profile: marcus }],
      },
      'preferences.changed': () => [{ preferences: defaultPreferences }],
      'badges.changed': () => [{ badges: { user: { messages: 3 } } }, { badges: {} }],
    },
  }),
  toasts: payloadsOf<typeof toastsMachine>({
    events: {
      'toast.show': () => [
        { toast: { title: systemPhrase('leadSavedTitle'), description: systemPhrase('leadSaved') } },
      ],
    },
  }),
  world: payloadsOf<typeof worldMachine>({
    events: {
      'world.dispatch': () => [{ command: { type: 'notification.readAll', targetRole: 'user' } }],
      'tabs.post': () => [{ message: { kind: 'ask' } }],
      'tabs.received': () => [{ message: { kind: 'ask' } }],
      'store.write': () => [{ text: '[]' }, { text: null }],
    },
  }),
};
