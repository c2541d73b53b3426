import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import { codeHref, signInHref } from '../../account/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { emailLinkMachine } from './emailLink.machine.ts';

export type EmailLinkState = 'ready' | 'verifying' | 'failed' | 'expired' | 'secondFactorDue' | 'signedIn';

export interface EmailLinkView {
  state: EmailLinkState;
  /** Why another link is needed (expired): the URL has none, or it was used or is too old. */
  reason: 'missing' | 'expired' | null;
  /** The server's error message (failed), or null. */
  failure: Phrase | null;
  /** Where to request another link or code. */
  codeHref: string;
  signInHref: string;
}

export function emailLinkView({ value, context }: SnapshotFrom<typeof emailLinkMachine>): EmailLinkView {
  const state = value === 'arriving' ? 'ready' : value === 'refused' ? 'verifying' : value;
  return {
    state,
    reason: state === 'expired' ? (context.token === '' ? 'missing' : 'expired') : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    codeHref: codeHref(context.destination),
    signInHref: signInHref(context.destination),
  };
}
