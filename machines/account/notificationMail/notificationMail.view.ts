import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { mailFrequencies } from '../../model/exchange/index.ts';
import type { MailFrequency, NotificationPreferences } from '../../model/exchange/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { notificationMailMachine } from './notificationMail.machine.ts';

export interface NotificationMailView {
  /** `saving`: also while the person proves who they are. */
  state: 'loading' | 'failed' | 'idle' | 'saving' | 'saved' | 'unsaved';
  /** Each question with its answer; the one about work only for people who work for an organization. */
  questions: readonly { about: keyof NotificationPreferences; frequency: MailFrequency }[];
  frequencies: readonly MailFrequency[];
  /** Why it could not be loaded or saved, or null. */
  failure: Phrase | null;
}

export function notificationMailView({
  value,
  context: { chosen, hasWork, problem },
}: SnapshotFrom<typeof notificationMailMachine>): NotificationMailView {
  const current = typeof value === 'object' ? value.ready : value === 'refused' ? 'loading' : value;
  const state = current === 'refused' || current === 'proving' ? 'saving' : current;
  const about = hasWork ? (['own', 'work'] as const) : (['own'] as const);
  return {
    state,
    questions: about.map((one) => ({ about: one, frequency: chosen[one] })),
    frequencies: mailFrequencies,
    failure: state === 'failed' || state === 'unsaved' ? problemMessage(problem) : null,
  };
}
