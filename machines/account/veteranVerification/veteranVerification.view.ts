import type { Phrase } from '../../system/model/phrase.ts';
import type { SnapshotFrom } from 'xstate';
import type { veteranVerificationMachine } from './veteranVerification.machine.ts';

export type VeteranVerificationState =
  /** This site has no verification provider. */
  | 'unavailable'
  | 'unverified'
  | 'starting.withWindow'
  /** The browser blocked the popup: this page itself goes to the provider. */
  | 'starting.withoutWindow'
  /** Waiting for the proof dialog. */
  | 'proving'
  /** The person is at the provider, in the popup. */
  | 'waiting'
  /** The popup was closed without a message: asking the server. */
  | 'checking'
  /** This page is on its way to the provider. */
  | 'leaving'
  | 'failed'
  | 'verified';

export interface VeteranVerificationView {
  state: VeteranVerificationState;
  canStart: boolean;
  busy: boolean;
  /** Why it failed: the texts of the toast (failed), or null. */
  failure: { title: Phrase; detail: Phrase } | null;
  /** The popup was closed before a result arrived (unverified). */
  closedEarly: boolean;
}

type VeteranVerificationSnapshot = SnapshotFrom<typeof veteranVerificationMachine>;

function stateOf(value: VeteranVerificationSnapshot['value']): VeteranVerificationState {
  if (typeof value === 'object') return `starting.${value.starting}`;
  return value === 'routing' ? 'unverified' : value;
}

const idle: readonly VeteranVerificationState[] = ['unverified', 'failed'];
const working: readonly VeteranVerificationState[] = [
  'starting.withWindow',
  'starting.withoutWindow',
  'proving',
  'checking',
  'leaving',
];

export function veteranVerificationView({
  value,
  context,
}: VeteranVerificationSnapshot): VeteranVerificationView {
  const state = stateOf(value);
  return {
    state,
    canStart: idle.includes(state),
    busy: working.includes(state),
    failure: state === 'failed' ? context.failure : null,
    closedEarly: state === 'unverified' && context.closedEarly,
  };
}
