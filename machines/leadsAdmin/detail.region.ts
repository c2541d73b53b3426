import { noting, withEvent } from '../kit/index.ts';
import { leadsAdminSetup } from './leadsAdmin.setup.ts';

const { withProblem, noAnswer } = noting('noteDetailProblem');

/** The lead that is open over the list. */
export const detail = leadsAdminSetup.createStateConfig({
  initial: 'deciding',
  on: {
    // The list takes in what the address says; this looks at it after that.
    'place.changed': [{ guard: 'sameOpen' }, { target: '.deciding' }],
    'row.walk': { guard: 'canWalk', target: '.deciding', actions: ['walk', 'sayPlace'] },
    'row.close': { guard: 'isOpen', target: '.deciding', actions: ['sayClosed', 'close'] },
  },
  states: {
    deciding: {
      entry: 'openListed',
      always: [
        { guard: 'isListed', target: 'shown' },
        { guard: 'isOpen', target: 'finding' },
        { target: 'closed' },
      ],
    },
    closed: {},
    shown: {},
    /** It is not among the rows: the address named it. */
    finding: {
      invoke: {
        src: 'loadLead',
        input: ({ context }) => ({ id: context.openId ?? '' }),
        onDone: { target: 'shown', actions: withEvent('takeOpened') },
        onError: withProblem('notFound'),
      },
      after: noAnswer('notFound'),
    },
    notFound: { always: [{ guard: 'isMissing', target: 'missing' }, { target: 'failed' }] },
    missing: {},
    failed: { on: { 'detail.retry': 'finding' } },
  },
});
