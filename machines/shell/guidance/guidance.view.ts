import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { guidanceKey, shellHref } from '../model/index.ts';
import type { guidanceMachine } from './guidance.machine.ts';

export type GuidanceState = 'hidden' | 'showing' | 'paused';

export interface GuidancePrompt {
  /** Unique per prompt. */
  key: string;
  title: Phrase;
  text: Phrase;
  /** Link of the prompt; send `guidance.follow` as well. */
  action: { label: Phrase; href: string };
}

export interface GuidanceView {
  state: GuidanceState;
  /** Null while hidden. */
  prompt: GuidancePrompt | null;
  /** Reserves space above the content before the prompt appears, so that nothing moves under a finger. */
  reservesSpace: boolean;
}

export function guidanceView({
  value,
  context: { role, step },
}: SnapshotFrom<typeof guidanceMachine>): GuidanceView {
  if (typeof value === 'string' || !step)
    return { state: 'hidden', prompt: null, reservesSpace: value === 'waiting' };
  const { title, text, actionLabel, target } = step;
  return {
    state: value.visible,
    reservesSpace: true,
    prompt: {
      key: guidanceKey(step),
      title,
      text,
      action: { label: actionLabel, href: shellHref({ role, tab: target }) },
    },
  };
}
