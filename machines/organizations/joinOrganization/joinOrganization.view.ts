import type { SnapshotFrom } from 'xstate';
import { signInHref, signUpHref } from '../../account/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import { actingHref, joinOrganizationHref, organizationHref } from '../model/index.ts';
import type { InvitationOffer, Membership } from '../model/index.ts';
import type { joinOrganizationMachine } from './joinOrganization.machine.ts';

export type JoinOrganizationState =
  | 'waiting'
  | 'missing'
  | 'signedOut'
  | 'reading'
  | 'failed'
  /** The invitation was sent to another address than that of the account. */
  | 'otherEmail'
  | 'ended'
  | 'offered'
  /** Asks whether to decline. */
  | 'confirming'
  | 'accepting'
  | 'declining'
  | 'answerFailed'
  | 'joined'
  | 'declined';

export interface JoinOrganizationView {
  state: JoinOrganizationState;
  /** What is offered; null before it is known, and afterwards. */
  offer: InvitationOffer | null;
  /** Null before the person has joined. */
  membership: Membership | null;
  /** Address of the signed-in account, or empty. */
  email: string;
  busy: boolean;
  signInHref: string;
  signUpHref: string;
  /** The platform on behalf of the organization (joined), and its page. */
  platformHref: string;
  organizationHref: string;
  /** The server's error message (failed, answerFailed), or null. */
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof joinOrganizationMachine>;

/** The visible state. Transient states, and the proof dialog, leave the state before them in place. */
function stateOf(value: Snapshot['value']): JoinOrganizationState {
  if (typeof value === 'string') return value === 'routing' ? 'waiting' : value;
  const { invited } = value;
  if (invited === 'refused') return 'reading';
  return invited === 'answerRefused' || invited === 'proving' ? 'accepting' : invited;
}

export function joinOrganizationView({ value, context }: Snapshot): JoinOrganizationView {
  const state = stateOf(value);
  const slug = context.membership?.organization.slug ?? '';
  return {
    state,
    offer: context.offer,
    membership: context.membership,
    email: context.email,
    busy: state === 'accepting' || state === 'declining',
    signInHref: signInHref(joinOrganizationHref),
    signUpHref: signUpHref(joinOrganizationHref),
    platformHref: actingHref(slug),
    organizationHref: organizationHref(slug),
    failure: state === 'failed' || state === 'answerFailed' ? problemMessage(context.problem) : null,
  };
}
