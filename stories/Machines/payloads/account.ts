import { accountSections, proofMethods, roles, signOutScopes } from '@vetsync/machines/account/model';
import type { accountDeletionMachine } from '@vetsync/machines/account/accountDeletion';
import type { accountPageMachine } from '@vetsync/machines/account/accountPage';
import type { accountProfileMachine } from '@vetsync/machines/account/accountProfile';
import type { accountSecurityMachine } from '@vetsync/machines/account/accountSecurity';
import type { connectedAccountsMachine } from '@vetsync/machines/account/connectedAccounts';
import type { devicesMachine } from '@vetsync/machines/account/devices';
import { mailFrequencies } from '@vetsync/machines/model/exchange';
import type { calendarAddressMachine } from '@vetsync/machines/account/calendarAddress';
import type { notificationMailMachine } from '@vetsync/machines/account/notificationMail';
import type { provenDownloadMachine } from '@vetsync/machines/account/provenDownload';
import type { reauthenticateMachine } from '@vetsync/machines/account/reauthenticate';
import type { sessionMachine } from '@vetsync/machines/account/session';
import type { veteranVerificationMachine } from '@vetsync/machines/account/veteranVerification';
import * as z from 'zod/mini';
import { account, devices, email, enrollment, recoveryCodes } from '../../support/account.ts';
import { anObject, idOf, payloadsOf } from '../parts/payloads.ts';

const preferences = { own: 'atOnce', work: 'daily', hidesNames: false } as const;

export const payloads = {
  accountDeletion: payloadsOf<typeof accountDeletionMachine>({
    events: {
      'email.change': () => [{ value: email }],
      'organizations.end': () => [{ value: true }],
    },
  }),
  accountPage: payloadsOf<typeof accountPageMachine>({
    events: {
      'methods.known': () => [{ methods: { verification: true } }, { methods: { verification: false } }],
      'section.changed': {
        schema: z.object({
          section: z.enum(accountSections),
        }),
        ready: () => [
          { section: 'profile' },
          { section: 'security' },
          { section: 'devices' },
          { section: 'connected' },
        ],
      },
    },
    outputs: {
      loadAccount: () => [account],
    },
  }),
  accountProfile: payloadsOf<typeof accountProfileMachine>({
    events: {
      'name.change': () => [{ value: 'Dana Fields' }, { value: '' }],
      'email.change': () => [{ value: email }],
      'account.changed': () => [{ account }, { account: { ...account, fullName: 'Dana Fields' } }],
      'methods.known': () => [{ methods: { verification: true } }, { methods: { verification: false } }],
    },
  }),
  accountSecurity: payloadsOf<typeof accountSecurityMachine>({
    events: {
      'password.change': () => [{ value: 'a quiet river at dawn' }],
      'code.change': () => [{ value: '123456' }],
      'factor.turnOff': (context) => [{ id: idOf(context.account?.factors) }],
      'account.changed': () => [{ account }],
    },
    outputs: {
      enroll: () => [enrollment],
      verifyFactor: () => [{ recoveryCodes }],
      renewCodes: () => [{ recoveryCodes }],
    },
  }),
  connectedAccounts: payloadsOf<typeof connectedAccountsMachine>({
    events: {
      'identity.link': {
        schema: z.object({ provider: z.literal('google') }),
        ready: () => [{ provider: 'google' }],
      },
      'identity.unlink': {
        schema: z.object({ provider: z.literal('google') }),
        ready: () => [{ provider: 'google' }],
      },
    },
    outputs: {
      link: () => [{ authUrl: 'https://example.org/authorize' }],
      loadIdentities: () => [
        { identities: [{ provider: 'google', email, linkedAt: '2026-10-01T09:00:00.000Z' }] },
        { identities: [] },
      ],
    },
  }),
  devices: payloadsOf<typeof devicesMachine>({
    events: {
      'device.end': (context) => [{ id: idOf(context.devices) }],
    },
    outputs: {
      loadDevices: () => [{ sessions: devices }],
    },
  }),
  calendarAddress: payloadsOf<typeof calendarAddressMachine>({
    outputs: {
      loadAddress: () => [{ createdAt: null }],
      changeAddress: () => [
        { createdAt: '2026-11-20T15:00:00.000Z', address: 'https://vetsync.example/calendar/a.ics' },
      ],
    },
  }),
  notificationMail: payloadsOf<typeof notificationMailMachine>({
    events: {
      'mail.choose': {
        schema: z.object({ about: z.enum(['own', 'work']), frequency: z.enum(mailFrequencies) }),
        ready: () => [{ about: 'own', frequency: 'never' }],
      },
      'mail.hideNames': () => [{ hidesNames: true }],
    },
    outputs: {
      loadPreferences: () => [{ preferences, hasWork: true }],
      savePreferences: () => [{ ...preferences, own: 'never' as const }],
    },
  }),
  provenDownload: payloadsOf<typeof provenDownloadMachine>({
    events: {
      'download.start': () => [{ href: '/api/leads/export.csv' }],
    },
    outputs: {
      loadProof: () => [{ provenUntil: '2026-11-21T14:37:00.000Z' }, { provenUntil: null }],
    },
  }),
  reauthenticate: payloadsOf<typeof reauthenticateMachine>({
    events: {
      'method.choose': {
        schema: z.object({ method: z.enum(proofMethods) }),
        ready: () => [{ method: 'code' }, { method: 'password' }, { method: 'app' }, { method: 'recovery' }],
      },
      'secret.change': () => [{ value: 'a quiet river at dawn' }, { value: '123456' }],
      'proof.request': {
        schema: z.object({
          reason: z.enum(['sensitive', 'sessionEnded']),
          person: anObject,
          hasPassword: z.optional(z.boolean()),
        }),
        ready: () => [
          { reason: 'sensitive', person: account },
          { reason: 'sessionEnded', person: account, hasPassword: false },
        ],
      },
      'session.signedIn': {
        schema: z.object({
          user: anObject,
          role: z.enum(roles),
        }),
        ready: () => [{ user: account, role: 'user' }],
      },
      'session.userUpdated': {
        schema: z.object({
          user: anObject,
          role: z.enum(roles),
        }),
        ready: () => [{ user: account, role: 'user' }],
      },
    },
  }),
  session: payloadsOf<typeof sessionMachine>({
    events: {
      'session.signOut': {
        schema: z.object({ scope: z.enum(signOutScopes) }),
        ready: () => [{ scope: 'local' }, { scope: 'others' }, { scope: 'global' }],
      },
    },
  }),
  veteranVerification: payloadsOf<typeof veteranVerificationMachine>({
    events: {
      'account.changed': () => [
        { account: { veteranVerified: true } },
        { account: { veteranVerified: false } },
      ],
      'popup.message': ({ start }) => [{ origin: start?.domain ?? 'https://example.org', data: {} }],
    },
    outputs: {
      startVerification: () => [
        { authUrl: 'https://example.org/verify', flow: 'flow-1', domain: 'https://example.org' },
      ],
      readVerified: () => [true, false],
    },
  }),
};
