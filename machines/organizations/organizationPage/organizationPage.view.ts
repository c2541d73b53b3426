import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { FieldErrors, IntlConfig } from '../../system/model/index.ts';
import {
  checklistHrefs,
  checklistOf,
  mayApplyAgain,
  organizationCandidatesHref,
  nameLimits,
  organizationFields,
  organizationLimits,
} from '../model/index.ts';
import type {
  ChecklistItem,
  ChecklistStep,
  MemberRole,
  Organization,
  OrganizationDecision,
  OrganizationProfile,
} from '../model/index.ts';
import {
  changedFields,
  isNameEntered,
  mayEdit,
  mayEnd,
  mayReview,
  profileOf,
} from './organizationPage.setup.ts';
import type { organizationPageMachine } from './organizationPage.machine.ts';

type Field = keyof OrganizationProfile;

export type OrganizationPageState =
  | 'loading'
  | 'missing'
  | 'failed'
  | 'viewing'
  | 'editing'
  | 'invalid'
  /** Saving was refused for a reason that concerns no field. */
  | 'saveFailed'
  | 'limited'
  | 'saving'
  /** Waiting for the sign-in dialog. */
  | 'proving'
  /** A colleague has changed it meanwhile. */
  | 'conflict'
  /** An owner is about to end it. */
  | 'ending';

export interface OrganizationFormView {
  fields: OrganizationProfile;
  errors: FieldErrors<Field>;
  firstInvalid: Field | null;
  attempt: number;
  limits: Readonly<Record<Exclude<Field, 'zip'>, number>>;
  canSubmit: boolean;
  busy: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The server's error message, or null. */
  failure: Phrase | null;
  /** Whether saving applies again after a refusal. */
  appliesAgain: boolean;
  /** What differs from the colleague's version (conflict); else empty. */
  conflict: readonly { field: Field; mine: string; theirs: string }[];
}

/** What an owner sees who is about to end the organization. */
export interface OrganizationEndingView {
  /** As much of the name as is typed. */
  value: string;
  error: Phrase | null;
  attempt: number;
  /** Whether the typed name is the organization's. */
  canSubmit: boolean;
  busy: boolean;
  /** Waiting for the proof dialog. */
  isProving: boolean;
  /** The server's error message, or null. */
  failure: Phrase | null;
}

export interface OrganizationPageView {
  state: OrganizationPageState;
  /** Null until it is loaded. */
  organization: Organization | null;
  /** The last decision on it, for its staff. */
  decision: OrganizationDecision | null;
  /** The person's role there. Null for whoever doesn't work there. */
  role: MemberRole | null;
  /** Whether role and status let the person change the profile. */
  canEdit: boolean;
  /** Whether role and status let the person end the organization. */
  canEnd: boolean;
  /** First steps that are left or done; null when all are done, and for whoever can't take them. */
  checklist: readonly ChecklistItem[] | null;
  stepHrefs: Readonly<Record<ChecklistStep, string>>;
  /** Null for those who may not look at candidates. */
  candidatesHref: string | null;
  /** The form; null unless the profile is being written. */
  form: OrganizationFormView | null;
  /** Null unless an owner is about to end it. */
  ending: OrganizationEndingView | null;
  /** Why the page could not be loaded, or null. */
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof organizationPageMachine>;

const limits = { ...organizationLimits, name: nameLimits.max };
const sendable: readonly OrganizationPageState[] = ['editing', 'invalid', 'saveFailed'];
const withFailure: readonly OrganizationPageState[] = ['saveFailed', 'limited'];

/** The visible state. Transient states look like the state before them. */
function stateOf(value: Snapshot['value']): OrganizationPageState {
  if (typeof value === 'string') return value === 'refused' ? 'loading' : value;
  const { shown } = value;
  if (typeof shown === 'string') return 'viewing';
  if ('ending' in shown) return 'ending';
  if (shown.form === 'failed') return 'saveFailed';
  return shown.form === 'refused' || shown.form === 'saved' ? 'saving' : shown.form;
}

function formOf({ context }: Snapshot, state: OrganizationPageState): OrganizationFormView | null {
  const { storedDraft, theirs, loaded } = context;
  if (!storedDraft || !loaded || state === 'viewing' || state === 'missing') return null;
  return {
    fields: storedDraft.profile,
    errors: context.errors,
    firstInvalid: firstInvalid(context.errors, organizationFields),
    attempt: context.attempt,
    limits,
    canSubmit: sendable.includes(state),
    busy: state === 'saving' || state === 'proving',
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: withFailure.includes(state) ? problemMessage(context.problem) : null,
    appliesAgain: mayApplyAgain(loaded.organization.status),
    conflict:
      state === 'conflict' && theirs
        ? changedFields(storedDraft.profile, profileOf(theirs)).map((field) => ({
            field,
            mine: storedDraft.profile[field],
            theirs: theirs[field],
          }))
        : [],
  };
}

function endingOf({ value, context }: Snapshot): OrganizationEndingView | null {
  if (typeof value === 'string' || typeof value.shown === 'string' || !('ending' in value.shown)) return null;
  const state = value.shown.ending;
  const canType = state === 'editing' || state === 'invalid' || state === 'failed';
  return {
    value: context.endingName,
    error: context.endingError,
    attempt: context.attempt,
    canSubmit: canType && isNameEntered(context),
    busy: !canType,
    isProving: state === 'proving',
    failure: state === 'failed' ? problemMessage(context.problem) : null,
  };
}

function checklistIn({ loaded }: Snapshot['context']): readonly ChecklistItem[] | null {
  if (!loaded?.staff || !mayEdit(loaded)) return null;
  const items = checklistOf({ profile: profileOf(loaded.organization), ...loaded.staff });
  return items.every(({ isDone }) => isDone) ? null : items;
}

export function organizationPageView(snapshot: Snapshot): OrganizationPageView {
  const { value, context } = snapshot;
  const state = stateOf(value);
  return {
    state,
    organization: context.loaded?.organization ?? null,
    decision: context.loaded?.decision ?? null,
    role: state === 'missing' ? null : (context.loaded?.membership?.role ?? null),
    canEdit: state === 'viewing' && mayEdit(context.loaded),
    canEnd: state === 'viewing' && mayEnd(context.loaded),
    checklist: state === 'viewing' ? checklistIn(context) : null,
    stepHrefs: checklistHrefs(context.slug),
    candidatesHref: mayReview(context.loaded) ? organizationCandidatesHref(context.slug) : null,
    form: formOf(snapshot, state),
    ending: endingOf(snapshot),
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    intl: context.intl,
  };
}
