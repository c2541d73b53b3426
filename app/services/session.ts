import type { SignOutScope } from '@vetsync/machines/account/model';
import { sessionMachine } from '@vetsync/machines/account/session';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { openTabs } from './browser/tabs.ts';
import { calls } from './http/calls.ts';

/** The session, synchronized with the other tabs of this browser. */
export const createSession = () =>
  createActor(
    sessionMachine.provide({
      actors: {
        readSession: fromPromise<unknown, void>(calls.readSession),
        signOut: fromPromise<unknown, { scope: SignOutScope }>(({ input }) => calls.signOut(input.scope)),
        otherTabs: fromCallback<{ type: 'tabs.changed' }, void>(({ sendBack, receive }) => {
          const tabs = openTabs('vetsync_session', () => sendBack({ type: 'tabs.changed' }));
          receive((event) => tabs.post(event.type));
          return tabs.close;
        }),
      },
    }),
    { input: { now: Date.now } },
  );
export type Session = ReturnType<typeof createSession>;
