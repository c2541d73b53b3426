import { communityPhrase } from '../model/index.ts';
import type { ToastNotice } from '../../system/model/index.ts';

const about =
  (what: 'joined' | 'waiting' | 'left' | 'canceled' | 'moved') =>
  (title: string): ToastNotice => ({ title: communityPhrase(what), description: title });

/** Toasts after actions on an event. */
export const communityToasts = {
  join: about('joined'),
  wait: about('waiting'),
  leave: about('left'),
  cancel: about('canceled'),
  move: about('moved'),
} as const;
