import type { SnapshotFrom } from 'xstate';
import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { needsReason, organizationLimits, possibleDecisions } from '../../organizations/model/index.ts';
import type {
  DecisionStatus,
  OrganizationStatus,
  ReviewedOrganization,
} from '../../organizations/model/index.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import type { adminOrganizationsMachine } from './adminOrganizations.machine.ts';

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
