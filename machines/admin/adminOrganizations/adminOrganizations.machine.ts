import { and, not } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { unreachable, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { adminOrganizationsSetup } from './adminOrganizations.setup.ts';
import type { AdminOrganizationsContext } from './adminOrganizations.setup.ts';
import type { AdminRoute } from '../model/index.ts';
import { decisionRegion } from './decision.region.ts';
import { withEvent } from '../../kit/index.ts';
import { pagedListStates, pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { needsReason, organizationLimits, possibleDecisions } from '../../organizations/model/index.ts';
import type {
  DecisionStatus,
  OrganizationStatus,
  ReviewedOrganization,
} from '../../organizations/model/index.ts';

const pages = pagedListStates({
  src: 'loadOrganizations',
  request: ({ status, item }: AdminOrganizationsContext, cursor) => ({ status, item, cursor }),
  cursorOf: ({ cursor }) => cursor,
  more: 'list.more',
  again: 'list.retry',
});

const queued = ({ organizationStatus: status, item }: Pick<AdminRoute, 'organizationStatus' | 'item'>) => ({
  status,
  item,
});

/** Pages of the organizations with one status, newest first. */
const listRegion = adminOrganizationsSetup.createStateConfig({
  initial: 'loading',
  on: {
    'status.choose': [
      { guard: withEvent('sameStatus') },
      { target: '.loading', actions: [withEvent('setStatus'), 'emitRoute'] },
    ],
    'location.changed': [
      { guard: { type: 'sameStatus', params: ({ event }) => queued(event.route) } },
      {
        target: '.loading',
        actions: { type: 'setStatus', params: ({ event }) => queued(event.route) },
      },
    ],
  },
  states: {
    ...pages,
    loaded: { always: [{ guard: 'someFound', target: 'listed' }, { target: 'none' }] },
    none: {},
    // When the last one was decided on, others may have come.
    listed: { ...pages.listed, always: { guard: 'noneLeft', target: 'loading' } },
  },
});

/**
 * The administrators' list of organizations by status, those that wait first. A decision may need a reason and a proof of
 * identity. If another administrator was faster, the organization leaves the list, and a toast says why.
 */
export const adminOrganizationsMachine = adminOrganizationsSetup.createMachine({
  id: 'adminOrganizations',
  context: ({ input }) => ({
    status: input.status,
    item: input.item ?? null,
    organizations: [],
    cursor: null,
    deciding: null,
    reason: '',
    errors: {},
    attempt: 0,
    problem: unreachable,
    actionProblem: unreachable,
    intl: { ...input.intl, now: input.now() },
  }),
  invoke: [{ src: 'sessionChanges' }, { src: 'locationChanges' }],
  initial: 'open',
  states: {
    open: {
      type: 'parallel',
      always: [
        { guard: and(['unauthorized', 'isProving']), target: 'denied', actions: 'emitFailed' },
        // Waits for a running decision, whose result would otherwise be lost.
        { guard: and(['unauthorized', not('isWorking')]), target: 'denied' },
      ],
      on: {
        'session.ended': [
          { guard: 'isProving', target: 'denied', actions: 'emitFailed' },
          { target: 'denied' },
        ],
      },
      states: { list: listRegion, decision: decisionRegion },
    },
    /** The session has ended or is no longer an administrator's. */
    denied: { entry: ['clear', 'refreshSession'], on: { 'session.resumed': 'open' } },
  },
});

export type AdminOrganizationsListState = PagedListState | 'none';

export type AdminDecisionState =
  | 'idle'
  | 'writing'
  | 'invalid'
  | 'failed'
  | 'working'
  /** Waiting for the proof dialog. */
  | 'proving';

export interface ReviewedRow extends ReviewedOrganization {
  decisions: readonly DecisionStatus[];
}

export interface AdminOrganizationsView {
  /** `denied`: the session has ended or is no longer an administrator's. */
  access: 'granted' | 'denied';
  status: OrganizationStatus;
  /** Whether the list shows only the one that the URL names. */
  isOne: boolean;
  list: AdminOrganizationsListState;
  rows: readonly ReviewedRow[];
  hasMore: boolean;
  state: AdminDecisionState;
  /** The form for a decision; null while idle or proving. */
  form: {
    name: string;
    status: DecisionStatus;
    /** Whether the organization was suspended, so that an approval opens it again. */
    from: OrganizationStatus;
    reason: string;
    reasonNeeded: boolean;
    maxLength: number;
    error: Phrase | null;
    attempt: number;
    canSubmit: boolean;
    busy: boolean;
    failure: Phrase | null;
  } | null;
  intl: IntlConfig;
  /** The server's error message if the list or a page failed, or null. */
  failure: Phrase | null;
}

type Snapshot = SnapshotFrom<typeof adminOrganizationsMachine>;

function formOf({ context }: Snapshot, state: AdminDecisionState): AdminOrganizationsView['form'] {
  const { deciding, reason, errors, attempt, actionProblem } = context;
  if (!deciding || state === 'idle' || state === 'proving') return null;
  return {
    name: deciding.reviewed.organization.name,
    status: deciding.status,
    from: deciding.reviewed.organization.status,
    reason,
    reasonNeeded: needsReason(deciding.status),
    maxLength: organizationLimits.reason,
    error: errors.reason ?? null,
    attempt,
    canSubmit: state !== 'working',
    busy: state === 'working',
    failure: state === 'failed' ? problemMessage(actionProblem) : null,
  };
}

const failedLists: readonly AdminOrganizationsListState[] = ['failed', 'listed.pageFailed'];

export function adminOrganizationsView(snapshot: Snapshot): AdminOrganizationsView {
  const { value, context } = snapshot;
  const open = typeof value === 'object' ? value.open : null;
  const list = open ? pagedListState(open.list) : 'loading';
  const decision = open?.decision ?? 'idle';
  const state = decision === 'refused' || decision === 'outdated' ? 'working' : decision;
  return {
    access: open ? 'granted' : 'denied',
    status: context.status,
    isOne: context.item !== null,
    list,
    rows: context.organizations.map((reviewed) => ({
      ...reviewed,
      decisions: possibleDecisions(reviewed.organization.status),
    })),
    hasMore: context.cursor !== null,
    state,
    form: formOf(snapshot, state),
    intl: context.intl,
    failure: failedLists.includes(list) ? problemMessage(context.problem) : null,
  };
}
