import { reauthenticateMachine } from '@vetsync/machines/account/reauthenticate';
import { createActor } from 'xstate';
import { prove } from './http/account.ts';
import { mailCalls } from './http/mailCalls.ts';
import { called } from './calling.ts';

/** The machine of the proof dialog. */
export const createReauthenticate = () =>
  createActor(
    reauthenticateMachine.provide({
      actors: {
        prove: called(prove),
        sendCode: called(mailCalls.sendCode),
      },
    }),
  );
export type Reauthenticate = ReturnType<typeof createReauthenticate>;
