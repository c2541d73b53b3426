import { candidatesHrefFor } from '../model/addresses.ts';
import type { SnapshotFrom } from 'xstate';
import type { Phrase } from '../../system/model/phrase.ts';
import { dayIn } from '../../model/time/zoned.ts';
import {
  allListingBenefits,
  clearances,
  isBenefitOf,
  listingFieldsOf,
  listingLimits,
  listingTypes,
  organizationListingsHref,
} from '../../organizations/model/index.ts';
import type {
  ListingBenefit,
  ListingContent,
  ListingField,
  ListingKind,
  ListingStatus,
  ListingType,
  Organization,
  PublishedListing,
} from '../../organizations/model/index.ts';
import { firstInvalid, problemMessage } from '../../system/model/index.ts';
import type { IntlConfig } from '../../system/model/index.ts';
import { missingInListingDraft, timeZonesWith } from '../model/index.ts';
import type { ListingDraft, ListingErrors } from '../model/index.ts';
import { changedFieldsFrom, currentDraft, isDirty, kindOf, contentOfDraft } from './editedListing.ts';
import type { ListingEditorContext } from './editedListing.ts';
import type { listingEditorMachine } from './listingEditor.machine.ts';

export type ListingEditorState =
  | 'loading'
  | 'missing'
  | 'failed'
  /** For whoever may not write it. */
  | 'reading'
  | 'editing'
  | 'previewing'
  | 'confirmingDiscard'
  | 'invalid'
  /** Saving or publishing was refused for a reason that concerns no field. */
  | 'saveFailed'
  | 'limited'
  | 'saving'
  | 'publishing'
  /** Waiting for the sign-in dialog. */
  | 'proving'
  /** A colleague has changed it meanwhile. */
  | 'conflict'
  /** The page is about to lead on. */
  | 'left';

/** A field of which two versions exist. */
export interface ListingDifference {
  field: ListingField;
  mine: Partial<ListingContent>;
  theirs: Partial<ListingContent>;
}

export interface ListingFormView {
  draft: ListingDraft;
  /** In the order of the form. */
  fields: readonly ListingField[];
  types: readonly ListingType[];
  clearances: typeof clearances;
  /** What can pay for it. Empty for kinds that nobody pays for. */
  benefits: readonly ListingBenefit[];
  timeZones: readonly string[];
  /** Today where the reader is. */
  today: string;
  errors: ListingErrors;
  firstInvalid: ListingField | null;
  attempt: number;
  limits: typeof listingLimits;
  canSubmit: boolean;
  busy: boolean;
  /** Whether what is being sent will be published. */
  publishes: boolean;
  /** Seconds until the next attempt (limited), or null. */
  waitSeconds: number | null;
  /** The server's error message, or null. */
  failure: Phrase | null;
  /** What is missing before everyone may see it. Empty for what is published. */
  missing: ListingErrors;
  /** Whether something is written that is not stored. */
  isDirty: boolean;
  conflict: readonly ListingDifference[];
}

export interface ListingEditorView {
  state: ListingEditorState;
  /** Null until it is loaded. */
  organization: Organization | null;
  /** Where the person looks for candidates; null for whoever can't. */
  candidatesHref: string | null;
  kind: ListingKind;
  /** Null for a new one. */
  status: ListingStatus | null;
  listHref: string;
  /** The form; null unless it is being written. */
  form: ListingFormView | null;
  /** The listing as a veteran sees it (reading, previewing), or null. */
  shown: PublishedListing | null;
  /** Why the page could not be loaded, or null. */
  failure: Phrase | null;
  intl: IntlConfig;
}

type Snapshot = SnapshotFrom<typeof listingEditorMachine>;

const sendable: readonly ListingEditorState[] = ['editing', 'invalid', 'saveFailed', 'previewing'];
const withFailure: readonly ListingEditorState[] = ['saveFailed', 'limited'];
const busy: readonly ListingEditorState[] = ['saving', 'publishing', 'proving', 'left'];

const looksLike = {
  failed: 'saveFailed',
  refused: 'saving',
  stored: 'saving',
  mending: 'saving',
  notPublished: 'publishing',
} as const;

/** The visible state. Transient states look like the state before them. */
function stateOf(value: Snapshot['value']): ListingEditorState {
  if (typeof value === 'string') return value === 'refused' || value === 'routing' ? 'loading' : value;
  const { form } = value;
  return form in looksLike
    ? looksLike[form as keyof typeof looksLike]
    : (form as Exclude<typeof form, keyof typeof looksLike>);
}

function formOf(context: ListingEditorContext, state: ListingEditorState): ListingFormView {
  const kind = kindOf(context);
  const fields = listingFieldsOf(kind);
  const { theirs, errors } = context;
  const draft = currentDraft(context);
  const mine = contentOfDraft(context);
  return {
    draft,
    fields,
    types: listingTypes[kind],
    clearances,
    benefits: allListingBenefits.filter((benefit) => isBenefitOf(kind, benefit)),
    timeZones: timeZonesWith(draft.timeZone),
    today: dayIn(context.intl.timeZone, context.intl.now),
    errors,
    firstInvalid: firstInvalid(errors, fields),
    attempt: context.attempt,
    limits: listingLimits,
    canSubmit: sendable.includes(state),
    busy: busy.includes(state),
    publishes: context.publishes,
    waitSeconds: state === 'limited' ? context.waitSeconds : null,
    failure: withFailure.includes(state) ? problemMessage(context.problem) : null,
    missing:
      context.loaded?.listing?.status === 'published'
        ? {}
        : missingInListingDraft(kind, draft, new Date(context.intl.now)),
    isDirty: isDirty(context),
    conflict:
      state === 'conflict' && theirs
        ? changedFieldsFrom(context, theirs).map((field) => ({ field, mine, theirs }))
        : [],
  };
}

/** The listing as search would find it, were it published now. */
function shownOf(context: ListingEditorContext): PublishedListing | null {
  const { loaded, intl } = context;
  if (loaded === null) return null;
  const { id, slug, name, kind, website, phone } = loaded.owner.organization;
  const at = new Date(intl.now).toISOString();
  const stored = loaded.listing ?? { id: '', createdAt: at, updatedAt: at, version: 1, publishedAt: null };
  const { startsAt = '', ...content } = contentOfDraft(context);
  return {
    ...(stored as PublishedListing),
    ...(content as Pick<PublishedListing, 'title'>),
    // A time that is not complete yet.
    startsAt: Number.isNaN(Date.parse(startsAt)) ? '' : startsAt,
    kind: kindOf(context),
    organizationId: id,
    status: 'published',
    publishedAt: stored.publishedAt ?? at,
    organization: { id, slug, name, kind, website, phone },
    miles: null,
  };
}

export function listingEditorView({ value, context }: Snapshot): ListingEditorView {
  const state = stateOf(value);
  const isForm = typeof value !== 'string';
  return {
    state,
    organization: context.loaded?.owner.organization ?? null,
    candidatesHref: candidatesHrefFor(context.loaded?.owner ?? null),
    kind: kindOf(context),
    status: context.loaded?.listing?.status ?? null,
    listHref: organizationListingsHref(context.slug),
    form: isForm ? formOf(context, state) : null,
    shown: state === 'reading' || state === 'previewing' ? shownOf(context) : null,
    failure: state === 'failed' ? problemMessage(context.problem) : null,
    intl: context.intl,
  };
}
