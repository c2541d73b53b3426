import { noAnswer, withProblem, withEvent } from '../../kit/index.ts';
import { connectedAccountsSetup } from './connectedAccounts.setup.ts';

/** Lists, links and unlinks accounts. */
export const listedState = connectedAccountsSetup.createStateConfig({
  initial: 'resting',
  states: {
    resting: {
      on: {
        'identity.link': { guard: 'mayLink', target: 'linking', actions: 'askAbout' },
        'identity.unlink': { guard: 'isLinked', target: 'confirming', actions: 'askAbout' },
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
            onError: withProblem('refused'),
          },
          after: noAnswer('refused'),
        },
        refused: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'askForProof' },
            { target: '#connectedAccounts.listed.resting', actions: 'emitLinkFailed' },
          ],
        },
        proving: {
          on: {
            'proof.given': 'calling',
            'proof.refused': { target: '#connectedAccounts.listed.resting', actions: 'emitLinkFailed' },
          },
        },
      },
    },
    /** The browser leaves this page. Going back in history must find it idle. */
    leaving: { entry: 'leave', after: { submitTimeout: 'resting' } },
    confirming: { on: { 'question.confirm': 'unlinking', 'question.cancel': 'resting' } },
    unlinking: {
      initial: 'calling',
      states: {
        calling: {
          invoke: {
            src: 'unlink',
            input: ({ context }) => ({ provider: context.selected }),
            onDone: {
              target: '#connectedAccounts.listed.resting',
              actions: ['drop', 'emitUnlinked', 'emitAccountChanged'],
            },
            onError: withProblem('refused'),
          },
          after: noAnswer('refused'),
        },
        refused: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'askForProof' },
            {
              guard: 'gone',
              target: '#connectedAccounts.listed.resting',
              actions: ['drop', 'emitUnlinked', 'emitAccountChanged'],
            },
            { target: '#connectedAccounts.listed.resting', actions: 'emitUnlinkFailed' },
          ],
        },
        proving: {
          on: {
            'proof.given': 'calling',
            'proof.refused': { target: '#connectedAccounts.listed.resting', actions: 'emitUnlinkFailed' },
          },
        },
      },
    },
  },
});
