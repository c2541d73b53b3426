import { assertEvent, assign, emit, setup, stateIn } from 'xstate';
import { changesNotProvided, promiseNotProvided } from '../../kit/index.ts';
import {
  organizationDecisionRequestSchema,
  organizationResult,
  possibleDecisions,
  type DecisionStatus,
  type OrganizationDecisionRequest,
  type OrganizationStatus,
  type ReviewedOrganization,
} from '../../organizations/model/index.ts';
import {
  fieldErrorsOf,
  hasErrors,
  isUnauthorized,
  problemMessage,
  schemaErrors,
  unreachable,
  type FieldErrors,
  type Problem,
  type IntlConfig,
  type ProofEmitted,
  type ProofParentEvent,
  type SessionRefreshEmitted,
  type ToastEmitted,
  isProofDue,
  toast,
} from '../../system/model/index.ts';
import { callSetup } from '../../kit/provenCall.ts';
import type { AdminRoute } from '../model/index.ts';

/** What the URL says of the list. */
type Queued = Pick<AdminRoute, 'organizationStatus' | 'item'>;

/** Events that the administrators' list of organizations sends. */
export type AdminOrganizationsEvent =
  | { type: 'status.choose'; status: OrganizationStatus }
  /** Loads the next page. */
  | { type: 'list.more' }
  /** Retries what failed: the list or the next page. */
  | { type: 'list.retry' }
  /** Opens the form for a decision. */
  | { type: 'organization.decide'; id: string; status: DecisionStatus }
  | { type: 'reason.change'; value: string }
  | { type: 'form.submit' }
  | { type: 'form.cancel' };

/** Events from the app: the URL, the session, proofs of identity. */
export type AdminOrganizationsParentEvent =
  | ProofParentEvent
  | { type: 'session.ended' }
  | { type: 'session.resumed' }
  | { type: 'location.changed'; route: Queued };

export type AdminOrganizationsEmitted =
  | ToastEmitted
  | SessionRefreshEmitted
  | ProofEmitted
  /** The URL should name the status. */
  | { type: 'location.changed'; route: Queued };

/** One page of organizations; `nextCursor` is null on the last one. */
export interface AdminOrganizationPage {
  organizations: readonly ReviewedOrganization[];
  nextCursor: string | null;
}
export interface AdminOrganizationPageRequest {
  status: OrganizationStatus;
  /** Id of the only one that is wanted, or null. */
  item: string | null;
  cursor: string | null;
}
/** A decision as a call of the API. */
export interface OrganizationDecisionCall {
  id: string;
  decision: OrganizationDecisionRequest;
}

export interface AdminOrganizationsInput {
  /** From the URL. */
  status: OrganizationStatus;
  /** From the URL: id of the only one that is shown. @default all with the status */
  item?: string | null;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface AdminOrganizationsContext {
  status: OrganizationStatus;
  /** Id of the only one that is shown, or null. */
  item: string | null;
  organizations: readonly ReviewedOrganization[];
  cursor: string | null;
  /** The decision being written or made; null before the first. */
  deciding: { reviewed: ReviewedOrganization; status: DecisionStatus } | null;
  reason: string;
  errors: FieldErrors<'reason'>;
  attempt: number;
  /** Why loading the list failed. */
  problem: Problem;
  /** Why the last decision failed. */
  actionProblem: Problem;
  intl: IntlConfig;
}

const decisionOf = ({ deciding, reason }: AdminOrganizationsContext) => ({
  status: deciding?.status ?? 'approved',
  reason,
});
const errorsOf = (context: AdminOrganizationsContext) =>
  schemaErrors(organizationDecisionRequestSchema, decisionOf(context), ['reason']);
const refusedFields = ({ errors = [] }: Problem) => fieldErrorsOf(errors, ['reason']);

/** What is sent, of a valid decision. */
export const decisionCall = (context: AdminOrganizationsContext): OrganizationDecisionCall => ({
  id: context.deciding?.reviewed.organization.id ?? '',
  decision: organizationDecisionRequestSchema.parse(decisionOf(context)),
});

const find = (organizations: readonly ReviewedOrganization[], wanted: string) =>
  organizations.find(({ organization: { id } }) => id === wanted);

type Event = AdminOrganizationsEvent | AdminOrganizationsParentEvent;
const calls = callSetup<AdminOrganizationsContext, Event>()('', 'action');

/** Types, actors, actions, guards and delays of the administrators' list of organizations. */
export const adminOrganizationsSetup = setup({
  types: {
    context: {} as AdminOrganizationsContext,
    events: {} as Event,
    emitted: {} as AdminOrganizationsEmitted,
    input: {} as AdminOrganizationsInput,
  },
  actors: {
    /** Reports when the administrator's access ends and resumes, with `session.ended` and `session.resumed`. */
    sessionChanges: changesNotProvided,
    /** Reports the route in the URL with `location.changed`. */
    locationChanges: changesNotProvided,
    loadOrganizations: promiseNotProvided<AdminOrganizationPage, AdminOrganizationPageRequest>(
      'loadOrganizations',
    ),
    decide: promiseNotProvided<unknown, OrganizationDecisionCall>('decide'),
  },
  actions: {
    ...calls.actions,
    setStatus: assign((_, { status, item = null }: { status: OrganizationStatus; item?: string | null }) => ({
      status,
      item,
      organizations: [],
    })),
    emitRoute: emit(({ context: { status, item } }) => ({
      type: 'location.changed',
      route: { organizationStatus: status, item },
    })),
    setFirstPage: assign((_, { output }: { output: AdminOrganizationPage }) => ({
      organizations: output.organizations,
      cursor: output.nextCursor,
    })),
    appendNextPage: assign(({ context }, { output }: { output: AdminOrganizationPage }) => ({
      organizations: [
        ...context.organizations,
        ...output.organizations.filter(({ organization: { id } }) => !find(context.organizations, id)),
      ],
      cursor: output.nextCursor,
    })),
    startDeciding: assign(({ context, event }) => {
      assertEvent(event, 'organization.decide');
      const reviewed = find(context.organizations, event.id);
      return {
        deciding: reviewed ? { reviewed, status: event.status } : null,
        reason: '',
        errors: {},
      };
    }),
    writeReason: assign((_, { value }: { value: string }) => ({ reason: value, errors: {} })),
    showErrors: assign(({ context }) => ({ errors: errorsOf(context), attempt: context.attempt + 1 })),
    showRefusal: assign(({ context: { actionProblem, attempt } }) => ({
      errors: refusedFields(actionProblem),
      attempt: attempt + 1,
    })),
    /** It no longer has the status of the list. */
    dropDecided: assign(({ context: { organizations, deciding } }) => ({
      organizations: organizations.filter(
        ({ organization: { id } }) => id !== deciding?.reviewed.organization.id,
      ),
    })),
    emitDecided: emit(({ context: { deciding } }) =>
      toast(
        organizationResult('decided', deciding?.reviewed.organization.name ?? ''),
        organizationResult('decidedMore'),
      ),
    ),
    emitFailed: emit(({ context: { actionProblem } }) =>
      toast(organizationResult('decisionFailed'), problemMessage(actionProblem), 'destructive'),
    ),
    clear: assign({
      organizations: [],
      cursor: null,
      deciding: null,
      problem: unreachable,
      actionProblem: unreachable,
    }),
    refreshSession: emit({ type: 'session.refresh' }),
  },
  guards: {
    ...calls.guards,
    unauthorized: ({ context: { problem, actionProblem } }) =>
      isUnauthorized(problem) || (isUnauthorized(actionProblem) && !isProofDue(actionProblem)),
    isWorking: stateIn({ open: { decision: 'working' } }),
    isProving: stateIn({ open: { decision: 'proving' } }),
    someFound: ({ context }) => context.organizations.length > 0,
    noneLeft: ({ context }) => context.organizations.length === 0,
    hasMore: ({ context }) => context.cursor !== null,
    sameStatus: (
      { context },
      { status, item = null }: { status: OrganizationStatus; item?: string | null },
    ) => status === context.status && item === context.item,
    mayDecide: ({ context, event }) => {
      if (event.type !== 'organization.decide') return false;
      const reviewed = find(context.organizations, event.id);
      return reviewed !== undefined && possibleDecisions(reviewed.organization.status).includes(event.status);
    },
    valid: ({ context }) => !hasErrors(errorsOf(context)),
    refusedFields: ({ context }) => hasErrors(refusedFields(context.actionProblem)),
    /** Another administrator has decided, or the organization is gone. */
    outdated: ({ context: { actionProblem } }) =>
      actionProblem.status === 404 || actionProblem.code === 'decision_not_possible',
  },
  delays: calls.delays,
});
