import { onTimeout, transitionWithError, withEvent } from '../../kit/index.ts';
import { connectedAccountsSetup } from './connectedAccounts.setup.ts';

/** Lists, links and unlinks accounts. */
export const listedState = connectedAccountsSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: {
      on: {
        'identity.link': { guard: 'canLink', target: 'linking', actions: 'setSelected' },
        'identity.unlink': { guard: 'isLinked', target: 'confirming', actions: 'setSelected' },
      },
    },
    linking: {
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'link',
            input: ({ context }) => ({ provider: context.selected }),
            onDone: {
              target: '#connectedAccounts.listed.leaving',
              actions: withEvent('setUrl'),
            },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        refused: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
            { target: '#connectedAccounts.listed.idle', actions: 'emitLinkFailed' },
          ],
        },
        proving: {
          on: {
            'proof.given': 'calling',
            'proof.refused': { target: '#connectedAccounts.listed.idle', actions: 'emitLinkFailed' },
          },
        },
      },
    },
    /** The browser leaves this page. Going back in history must find it idle. */
    leaving: { entry: 'leave', after: { submitTimeout: 'idle' } },
    confirming: { on: { 'action.confirm': 'unlinking', 'action.cancel': 'idle' } },
    unlinking: {
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'unlink',
            input: ({ context }) => ({ provider: context.selected }),
            onDone: {
              target: '#connectedAccounts.listed.idle',
              actions: ['drop', 'emitUnlinked', 'emitAccountChanged'],
            },
            onError: transitionWithError('refused'),
          },
          after: onTimeout('refused'),
        },
        refused: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
            {
              guard: 'gone',
              target: '#connectedAccounts.listed.idle',
              actions: ['drop', 'emitUnlinked', 'emitAccountChanged'],
            },
            { target: '#connectedAccounts.listed.idle', actions: 'emitUnlinkFailed' },
          ],
        },
        proving: {
          on: {
            'proof.given': 'calling',
            'proof.refused': { target: '#connectedAccounts.listed.idle', actions: 'emitUnlinkFailed' },
          },
        },
      },
    },
  },
});
