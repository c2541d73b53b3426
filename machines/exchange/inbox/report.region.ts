import { withEvent } from '../../kit/index.ts';
import { inboxSetup } from './inbox.setup.ts';
import { reportCommandOf } from './inboxCommands.ts';
import { provenCall } from '../../kit/provenCall.ts';
import type { InboxContext } from './inboxContext.ts';

const writing = {
  'report.change': { target: 'writing', actions: withEvent('changeReport') },
  'report.send': { guard: 'canReport', target: 'sending', actions: 'nameReport' },
  'report.close': 'closed',
} as const;

/** Either side reports the open conversation, or a message in it, to the administrators. */
export const reportRegion = inboxSetup.createStateConfig({
  initial: 'closed',
  on: { 'location.changed': [{ guard: 'sameRoute' }, { target: '.closed' }] },
  states: {
    closed: {
      on: { 'report.open': { guard: 'isReportable', target: 'writing', actions: withEvent('startReport') } },
    },
    writing: { on: writing },
    /** The session ended: the sign-in dialog is open, and what was written is kept. */
    ...provenCall({
      name: 'report',
      state: 'sending',
      src: 'sendCommand',
      request: (context: InboxContext) => ({ command: reportCommandOf(context) }),
      done: { target: 'sent', actions: 'outdateContacts' },
      failed: 'notSent',
    }),
    notSent: { on: writing },
    /** It is stored. */
    sent: { on: { 'report.close': 'closed' } },
  },
});
