import { assign, emit, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { changesNotProvided, failureHandlers, promiseNotProvided, withEvent } from '../../kit/index.ts';
import { onTimeout, transitionWithError } from '../../kit/calls.ts';
import {
  isProofDue,
  isUnauthorized,
  problemMessage,
  problemOf,
  proofReasonOf,
  submitTimeoutMs,
  unreachable,
} from '../../system/model/index.ts';
import type {
  IntlConfig,
  Problem,
  ProofEmitted,
  ProofParentEvent,
  SessionRefreshEmitted,
} from '../../system/model/index.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { factCheckSchema } from '../model/index.ts';
import type { AdminData, AdminFact, BackRequest, DataSet, FactCheck, FactKind } from '../model/index.ts';

/** Events of the administrators' page about data. */
export type AdminDataEvent =
  | { type: 'data.retry' }
  /** Brings back what the last import replaced. */
  | ({ type: 'set.back' } & BackRequest)
  | { type: 'kind.choose'; kind: FactKind }
  | { type: 'facts.more' }
  /** Opens the form in which somebody says that they have read it. */
  | { type: 'fact.check'; fact: string }
  | { type: 'amount.change'; value: number | null }
  | { type: 'page.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'form.cancel' };

export type AdminDataParentEvent = ProofParentEvent | { type: 'session.ended' } | { type: 'session.resumed' };
export type AdminDataEmitted = SessionRefreshEmitted | ProofEmitted;

/** What is to be stored: a file that is brought back, or a check. */
export type AdminDataChange = { back: BackRequest } | { check: FactCheck };

export interface AdminDataInput {
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface AdminDataContext {
  data: AdminData | null;
  kind: FactKind;
  /** How many facts are listed at most. */
  limit: number;
  change: AdminDataChange | null;
  /** What was stored last. */
  outcome: 'back' | 'check' | null;
  problem: Problem;
  /** Why the last change wasn't stored. */
  changeProblem: Problem;
  intl: IntlConfig;
}

/** A rate needs its amount. */
const isValid = (change: AdminDataChange | null) =>
  change !== null &&
  'check' in change &&
  factCheckSchema.safeParse(change.check).success &&
  (change.check.kind !== 'rate' || change.check.amount !== null);

/** Facts of a page. */
const pageSize = 20;

const toChange = failureHandlers('setChangeProblem');
const factOf = ({ data, kind }: Pick<AdminDataContext, 'data' | 'kind'>, fact: string) =>
  data?.facts.find((one) => one.kind === kind && one.fact === fact);

const adminDataSetup = setup({
  types: {
    context: {} as AdminDataContext,
    events: {} as AdminDataEvent | AdminDataParentEvent,
    emitted: {} as AdminDataEmitted,
    input: {} as AdminDataInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    load: promiseNotProvided<AdminData>('load'),
    store: promiseNotProvided<AdminData, AdminDataChange>('store'),
  },
  actions: {
    setData: assign((_, { output }: { output: AdminData }) => ({ data: output })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: problemOf(error) })),
    setChangeProblem: assign((_, { error }: { error: unknown }) => ({ changeProblem: problemOf(error) })),
    setKind: assign((_, { kind }: { kind: FactKind }) => ({ kind, limit: pageSize })),
    showMore: assign({ limit: ({ context }) => context.limit + pageSize }),
    setBack: assign((_, { source, edition }: BackRequest) => ({
      change: { back: { source, edition } },
      outcome: null,
    })),
    startCheck: assign(({ context }, { fact }: { fact: string }) => {
      const { kind, amount, page } = factOf(context, fact)!;
      return { change: { check: { kind, fact, amount, page } }, outcome: null, changeProblem: unreachable };
    }),
    write: assign(({ context: { change } }, written: Partial<Pick<FactCheck, 'amount' | 'page'>>) =>
      change && 'check' in change ? { change: { check: { ...change.check, ...written } } } : {},
    ),
    setStored: assign(({ context: { change } }, { output }: { output: AdminData }) => ({
      data: output,
      outcome: change && 'check' in change ? ('check' as const) : ('back' as const),
      change: null,
    })),
    dropChange: assign({ change: null }),
    requestProof: emit(({ context }) => ({
      type: 'proof.request',
      reason: proofReasonOf(context.changeProblem),
    })),
    clear: assign({ data: null, change: null, problem: unreachable, changeProblem: unreachable }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    unauthorized: ({ context: { problem, changeProblem } }) =>
      isUnauthorized(problem) || (isUnauthorized(changeProblem) && !isProofDue(changeProblem)),
    isKnown: ({ context }, { fact }: { fact: string }) => factOf(context, fact) !== undefined,
    isValid: ({ context: { change } }) => isValid(change),
    isCheck: ({ context: { change } }) => change !== null && 'check' in change,
    proofDue: ({ context }) => isProofDue(context.changeProblem),
  },
  delays: { submitTimeout: submitTimeoutMs },
});

const choosing = {
  'set.back': { target: 'storing', actions: withEvent('setBack') },
  'fact.check': { guard: withEvent('isKnown'), target: 'writing', actions: withEvent('startCheck') },
} as const;
const writing = {
  'amount.change': {
    actions: {
      type: 'write',
      params: ({ event }: { event: { value: number | null } }) => ({ amount: event.value }),
    },
  },
  'page.change': {
    actions: { type: 'write', params: ({ event }: { event: { value: string } }) => ({ page: event.value }) },
  },
  'form.submit': { guard: 'isValid', target: 'storing' },
  'form.cancel': { target: 'idle', actions: 'dropChange' },
} as const;

/** The administrators' page about what lookups know: imported files, and the facts that the project wrote itself. */
export const adminDataMachine = adminDataSetup.createMachine({
  id: 'adminData',
  context: ({ input }) => ({
    data: null,
    kind: 'rate',
    limit: pageSize,
    change: null,
    outcome: null,
    problem: unreachable,
    changeProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
  }),
  invoke: { src: 'sessionChanges' },
  on: { 'session.ended': '.denied' },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'load',
        onDone: { target: 'shown', actions: withEvent('setData') },
        onError: transitionWithError('refused'),
      },
      after: onTimeout('refused'),
    },
    refused: { always: [{ guard: 'unauthorized', target: 'denied' }, { target: 'failed' }] },
    failed: { on: { 'data.retry': 'loading' } },
    shown: {
      initial: 'idle',
      on: {
        'kind.choose': { actions: withEvent('setKind') },
        'facts.more': { actions: 'showMore' },
      },
      states: {
        idle: { on: choosing },
        writing: { on: writing },
        storing: {
          invoke: {
            src: 'store',
            input: ({ context }) => context.change!,
            onDone: { target: 'idle', actions: withEvent('setStored') },
            onError: toChange.transitionWithError('refused'),
          },
          after: toChange.onTimeout('refused'),
        },
        refused: {
          always: [
            { guard: 'proofDue', target: 'proving', actions: 'requestProof' },
            { guard: 'unauthorized', target: '#adminData.denied' },
            { guard: 'isCheck', target: 'checkFailed' },
            { target: 'backFailed' },
          ],
        },
        /** Rejected, or without an answer. What is written stays. */
        checkFailed: { on: writing },
        backFailed: { on: choosing },
        /** The proof dialog is open. The same call is repeated afterwards. */
        proving: {
          on: {
            'proof.given': 'storing',
            'proof.refused': [{ guard: 'isCheck', target: 'checkFailed' }, { target: 'backFailed' }],
          },
        },
      },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: {
      entry: ['clear', 'refreshSession'],
      on: { 'session.ended': {}, 'session.resumed': 'loading' },
    },
  },
});

export interface ShownSet extends DataSet {
  /** Of the source and its edition. */
  id: string;
}

export interface AdminDataView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  state: 'loading' | 'failed' | 'shown' | 'denied';
  sets: readonly ShownSet[];
  /** The id of the set that is being brought back. */
  bringingBack: string | null;
  kind: FactKind;
  /** Those of the kind: first what nobody is shown, then what the administrator has not checked. */
  facts: readonly AdminFact[];
  counts: { all: number; checked: number };
  hasMore: boolean;
  canChange: boolean;
  outcome: AdminDataContext['outcome'];
  /** What somebody says that they have read; null if no form is open. */
  form: {
    fact: AdminFact;
    check: FactCheck;
    canSubmit: boolean;
    isBusy: boolean;
    failure: Phrase | null;
  } | null;
  intl: IntlConfig;
  /** Why the page couldn't be loaded, or a file brought back. */
  failure: Phrase | null;
}

const setId = ({ source, edition }: BackRequest) => `${source} ${edition}`.trim();
const isOwn = ({ checks }: AdminFact) => checks.some((check) => check.isOwn);
const place = (fact: AdminFact) => (fact.isShown ? 1 : 0) + (isOwn(fact) ? 2 : 0);

export function adminDataView({ value, context }: SnapshotFrom<typeof adminDataMachine>): AdminDataView {
  const { data, kind, limit, change, outcome, problem, changeProblem, intl } = context;
  const step = typeof value === 'object' ? value.shown : null;
  const facts = (data?.facts ?? [])
    .filter((one) => one.kind === kind)
    .toSorted((a, b) => place(a) - place(b));
  const isBusy = step === 'storing' || step === 'refused';
  const check = change && 'check' in change && step !== 'proving' ? change.check : null;
  const fact = check && factOf(context, check.fact);
  return {
    state: step ? 'shown' : value === 'failed' || value === 'denied' ? value : 'loading',
    sets: data?.sets.map((set) => ({ ...set, id: setId(set) })) ?? [],
    bringingBack: isBusy && change && 'back' in change ? setId(change.back) : null,
    kind,
    facts: facts.slice(0, limit),
    counts: { all: facts.length, checked: facts.filter(isOwn).length },
    hasMore: facts.length > limit,
    canChange: step === 'idle' || step === 'backFailed',
    outcome,
    form:
      check && fact
        ? {
            fact,
            check,
            canSubmit: isValid(change) && !isBusy,
            isBusy,
            failure: step === 'checkFailed' ? problemMessage(changeProblem) : null,
          }
        : null,
    intl,
    failure:
      value === 'failed'
        ? problemMessage(problem)
        : step === 'backFailed'
          ? problemMessage(changeProblem)
          : null,
  };
}
