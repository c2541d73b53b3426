import type { PaceEvent } from '@vetsync/machines/applications/model';
import { assign, sendParent, setup } from 'xstate';

const finished: PaceEvent = { type: 'pace.finished' };
const over: PaceEvent = { type: 'pace.over' };

/** Plays how an application is sent, in steps of percent and in milliseconds. In the demo, nobody gets it. */
const paceOf = ({
  step,
  stepMs,
  finishMs,
  shownMs,
}: Record<'step' | 'stepMs' | 'finishMs' | 'shownMs', number>) =>
  setup({ types: { context: {} as { progress: number } } }).createMachine({
    context: { progress: 0 },
    initial: 'sending',
    states: {
      sending: {
        always: { guard: ({ context }) => context.progress >= 100, target: 'finishing' },
        after: {
          [stepMs]: {
            target: 'sending',
            reenter: true,
            actions: [
              assign({ progress: ({ context }) => context.progress + step }),
              sendParent(({ context }): PaceEvent => ({ type: 'pace.changed', progress: context.progress })),
            ],
          },
        },
      },
      finishing: finishMs > 0 ? { after: { [finishMs]: 'shown' } } : { always: 'shown' },
      shown: {
        entry: sendParent(finished),
        after: { [shownMs]: { target: 'over', actions: sendParent(over) } },
      },
      over: { type: 'final' },
    },
  });

export const paces = {
  /** Of one application (feature spec, section 4, "Generic application dialog"). */
  application: paceOf({ step: 10, stepMs: 200, finishMs: 500, shownMs: 2_000 }),
  /** Of the common application (feature spec, section 9). */
  portal: paceOf({ step: 20, stepMs: 300, finishMs: 0, shownMs: 1_000 }),
};
