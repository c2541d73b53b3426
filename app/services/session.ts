import type { SignOutScope } from '@vetsync/machines/account/model';
import { sessionMachine } from '@vetsync/machines/account/session';
import { createActor, fromCallback } from 'xstate';
import { openTabs } from './browser/tabs.ts';
import { calls } from './http/calls.ts';
import { called } from './calling.ts';

/** The session, synchronized with the other tabs of this browser. */
export const createSession = () =>
  createActor(
    sessionMachine.provide({
      actors: {
        readSession: called(calls.readSession),
        signOut: called(({ scope }: { scope: SignOutScope }) => calls.signOut(scope)),
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
