import { authFields } from '@vetsync/machines/account/model';
import type { authMachine } from '@vetsync/machines/auth/auth';
import type { confirmEmailMachine } from '@vetsync/machines/auth/confirmEmail';
import type { confirmNewEmailMachine } from '@vetsync/machines/auth/confirmNewEmail';
import type { emailLinkMachine } from '@vetsync/machines/auth/emailLink';
import type { oneTimeCodeMachine } from '@vetsync/machines/auth/oneTimeCode';
import type { recoverMachine } from '@vetsync/machines/auth/recover';
import type { resetPasswordMachine } from '@vetsync/machines/auth/resetPassword';
import type { secondFactorMachine } from '@vetsync/machines/auth/secondFactor';
import * as z from 'zod/mini';
import { email, signInResponses } from '../../support/account.ts';
import { payloadsOf } from '../parts/payloads.ts';

export const payloads = {
  auth: payloadsOf<typeof authMachine>({
    events: {
      'tab.choose': {
        schema: z.object({ tab: z.enum(['signIn', 'signUp']) }),
        ready: () => [{ tab: 'signIn' }, { tab: 'signUp' }],
      },
      'field.change': {
        schema: z.object({ field: z.enum(authFields), value: z.string() }),
        ready: () => [
          { field: 'email', value: email },
          { field: 'password', value: 'a quiet river at dawn' },
          { field: 'fullName', value: 'Jordan Reyes' },
        ],
      },
      'location.changed': {
        schema: z.object({ tab: z.enum(['signIn', 'signUp']), returnTo: z.string() }),
        ready: () => [
          { tab: 'signIn', returnTo: '/' },
          { tab: 'signUp', returnTo: '/organizations/new' },
        ],
      },
    },
    outputs: {
      signIn: signInResponses,
    },
  }),
  confirmEmail: payloadsOf<typeof confirmEmailMachine>({
    events: {
      'email.change': () => [{ value: email }],
      'password.change': () => [{ value: 'a quiet river at dawn' }],
    },
    outputs: {
      confirm: signInResponses,
    },
  }),
  confirmNewEmail: payloadsOf<typeof confirmNewEmailMachine>({}),
  emailLink: payloadsOf<typeof emailLinkMachine>({
    outputs: {
      verify: signInResponses,
    },
  }),
  oneTimeCode: payloadsOf<typeof oneTimeCodeMachine>({
    events: {
      'email.change': () => [{ value: email }],
      'code.change': () => [{ value: '123456' }],
    },
    outputs: {
      verify: signInResponses,
    },
  }),
  recover: payloadsOf<typeof recoverMachine>({
    events: {
      'email.change': () => [{ value: email }],
    },
  }),
  resetPassword: payloadsOf<typeof resetPasswordMachine>({
    events: {
      'password.change': () => [{ value: 'a quiet river at dawn' }],
    },
    outputs: {
      reset: signInResponses,
    },
  }),
  secondFactor: payloadsOf<typeof secondFactorMachine>({
    events: {
      'method.choose': {
        schema: z.object({ method: z.enum(['app', 'recovery']) }),
        ready: () => [{ method: 'app' }, { method: 'recovery' }],
      },
      'code.change': () => [{ value: '123456' }],
    },
    outputs: {
      answerChallenge: signInResponses,
    },
  }),
};
