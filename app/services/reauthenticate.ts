import type { ProofCall } from '@vetsync/machines/account/model';
import { reauthenticateMachine } from '@vetsync/machines/account/reauthenticate';
import { createActor, fromPromise } from 'xstate';
import { prove } from './http/account.ts';
import { mailCalls } from './http/mailCalls.ts';

/** The machine of the proof dialog. */
export const createReauthenticate = () =>
  createActor(
    reauthenticateMachine.provide({
      actors: {
        prove: fromPromise<unknown, ProofCall>(({ input }) => prove(input)),
        sendCode: fromPromise<unknown, { email: string }>(({ input }) => mailCalls.sendCode(input)),
      },
    }),
  );
export type Reauthenticate = ReturnType<typeof createReauthenticate>;
