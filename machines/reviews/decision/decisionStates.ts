import { withEvent } from '../../kit/withEvent.ts';

const choose = { guard: 'mayDecide', actions: withEvent('choose') } as const;

const writing = {
  'decision.choose': choose,
  'words.change': { guard: 'mayDecide', actions: withEvent('write') },
  'decision.send': { guard: 'canSend', target: 'sending', actions: 'prepareDecision' },
  'decision.undo': { guard: 'canUndo', target: 'sending', actions: 'prepareUndo' },
} as const;

/**
 * States of a decision that is written, and then stored or not. Nothing is displayed as decided before the server has it. The
 * machine provides the state `sending`, and in `more` what may come meanwhile.
 */
export const decisionStates = <const More>(more: More) => {
  const on = { ...writing, ...more };
  const chosenAnew = { on: { ...on, 'decision.choose': { ...choose, target: 'writing' } } } as const;
  return {
    writing: { on },
    notStored: chosenAnew,
    /** Decided, or taken back. */
    stored: chosenAnew,
  };
};
