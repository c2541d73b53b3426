import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import type { AccessRecord } from '../../model/exchange/responses.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { consentHref, mayTakeBack, recordHref } from '../model/index.ts';
import type { Consent } from '../model/index.ts';
import type { accessLogMachine } from './accessLog.machine.ts';

export interface AccessLogView {
  state: 'loading' | 'failed' | 'listed';
  /** What the person shares now, with the address of the page that shows it, or on which they change it. */
  consents: readonly (Consent & { href: string; mayTakeBack: boolean })[];
  /** Newest first, with the page of what was read. Null if it is gone. */
  records: readonly (AccessRecord & { href: string | null })[];
  hasMore: boolean;
  more: 'idle' | 'loading' | 'failed';
  /** What is asked about, is being taken back, was taken back, or could not be. */
  action: { consent: Consent; state: 'confirming' | 'sending' | 'done' | 'failed' } | null;
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof accessLogMachine>;

const stateOf = (value: Snapshot['value']): AccessLogView['state'] => {
  if (typeof value === 'object' || value === 'rereading') return 'listed';
  return value === 'refused' ? 'loading' : value;
};

function actionOf({ value, context }: Snapshot): AccessLogView['action'] {
  const { selected: consent, isTakenBack } = context;
  if (consent === null) return null;
  const listed = typeof value === 'object' ? value.listed : value;
  if (listed === 'confirming') return { consent, state: 'confirming' };
  if (listed === 'sending' || listed === 'notSent' || listed === 'proving')
    return { consent, state: 'sending' };
  if (listed === 'notTakenBack') return { consent, state: 'failed' };
  return isTakenBack ? { consent, state: 'done' } : null;
}

const moreStates = { loadingMore: 'loading', moreFailed: 'failed' } as const;

export function accessLogView(snapshot: Snapshot): AccessLogView {
  const { value, context } = snapshot;
  const { consents, records, cursor, problem, intl } = context;
  const state = stateOf(value);
  const listed = typeof value === 'object' ? value.listed : 'idle';
  const more = listed in moreStates ? moreStates[listed as keyof typeof moreStates] : 'idle';
  const action = actionOf(snapshot);
  const isFailed = state === 'failed' || more === 'failed' || action?.state === 'failed';
  return {
    state,
    consents: consents.map((consent) => ({
      ...consent,
      href: consentHref(consent),
      mayTakeBack: mayTakeBack(consent),
    })),
    records: records.map((record) => ({ ...record, href: recordHref(record) })),
    hasMore: cursor !== null,
    more,
    action,
    failure: isFailed ? problemMessage(problem) : null,
    intl,
  };
}
