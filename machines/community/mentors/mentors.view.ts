import type { SnapshotFrom } from 'xstate';
import { inboxHref } from '../../exchange/model/inboxRoute.ts';
import { wellnessHref } from '../../wellness/model/wellnessHref.ts';
import { branches } from '../../profile/model/profile.ts';
import { pagedListState } from '../../kit/pagedList.ts';
import type { PagedListState } from '../../kit/pagedList.ts';
import type { Phrase } from '../../system/model/phrase.ts';
import { problemMessage } from '../../system/model/index.ts';
import type { CrisisFinding, FieldErrors } from '../../system/model/index.ts';
import {
  hasMentorFilters,
  mentorFieldFilters,
  mentorFields,
  mentorLanguages,
  mentoringSteps,
  mentorRequestMax,
  offerLimits,
  statusAfter,
} from '../model/index.ts';
import type {
  CommunityLinks,
  Mentor,
  MentorFilters,
  MentoringStep,
  MentorOptions,
  Mentorship,
  OfferDraft,
  OfferField,
} from '../model/index.ts';
import { canAsk, isAsked } from './mentors.setup.ts';
import type { mentorsMachine } from './mentors.machine.ts';

/** What somebody asked or was asked. */
export interface MentoringView extends Mentorship {
  /** What the person can do about it. */
  steps: readonly MentoringStep[];
  /** Where the two write to each other; null before it is accepted. */
  href: string | null;
  /** Where the person chooses a time for a talk; null if the mentor offers none. */
  timesHref: string | null;
}

export interface MentorsView {
  list: Exclude<PagedListState, 'loading'> | 'loading' | 'searching' | 'refreshing' | 'none';
  filters: MentorFilters;
  fields: typeof mentorFieldFilters;
  options: MentorOptions;
  isFiltered: boolean;
  mentors: readonly (Mentor & { isRequested: boolean })[];
  total: number;
  hasMore: boolean;
  /** Null where nobody answers, and until it is known. */
  own: {
    offer: 'none' | 'open' | 'stopped';
    mentorships: readonly MentoringView[];
  } | null;
  ownFailed: boolean;
  dialog: 'closed' | 'asking' | 'offering' | 'ending';
  /** Who is asked, and what is written to them. */
  asking: {
    name: string;
    text: string;
    textMax: number;
    canSend: boolean;
    crisis: CrisisFinding | null;
  } | null;
  offer: {
    draft: OfferDraft;
    errors: FieldErrors<OfferField>;
    attempt: number;
    limits: typeof offerLimits;
    options: { fields: typeof mentorFields; branches: typeof branches; languages: typeof mentorLanguages };
    isOpen: boolean;
  };
  /** With whom a mentoring is about to end. */
  endingWith: string | null;
  isSending: boolean;
  /** Why what was sent last was refused. */
  failure: Phrase | null;
  /** Nobody is told of what is asked. */
  isNotedOnly: boolean;
  links: CommunityLinks;
}

const offerOptions = { fields: mentorFields, branches, languages: mentorLanguages };
const order = ['requested', 'waiting', 'accepted', 'declined', 'ended', 'withdrawn'] as const;

export function mentorsView({ value, context }: SnapshotFrom<typeof mentorsMachine>): MentorsView {
  const { mentors, own, asking, draft, errors, attempt, filters, options, total, links, problem } = context;
  const mentorships = (own?.mentorships ?? [])
    .map((one) => ({
      ...one,
      steps: mentoringSteps.filter((step) => statusAfter(step, one.side, one.status) !== null),
      href: one.status === 'accepted' || one.status === 'ended' ? inboxHref(null, { thread: one.id }) : null,
      timesHref: one.isBookable ? wellnessHref({ role: 'user' }, { calendarId: one.other.id }) : null,
    }))
    .toSorted((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
  return {
    list: pagedListState(value.list),
    filters,
    fields: mentorFieldFilters,
    options,
    isFiltered: hasMentorFilters(filters),
    mentors: mentors.map((mentor) => ({ ...mentor, isRequested: isAsked(context, mentor.id) })),
    total,
    hasMore: context.cursor !== null,
    own: own && {
      offer: own.offer === null ? 'none' : own.offer.isOpen ? 'open' : 'stopped',
      mentorships,
    },
    ownFailed: value.own === 'failed',
    dialog: value.dialog,
    asking: asking && {
      name: asking.mentor.name,
      text: asking.text,
      textMax: mentorRequestMax,
      canSend: canAsk(context),
      crisis: context.crisis.finding,
    },
    offer: {
      draft,
      errors,
      attempt,
      limits: offerLimits,
      options: offerOptions,
      isOpen: own?.offer?.isOpen ?? false,
    },
    endingWith: mentorships.find(({ id }) => id === context.ending)?.other.name ?? null,
    isSending: value.outbox === 'sending',
    failure: value.outbox === 'refused' ? problemMessage(problem) : null,
    isNotedOnly: context.server.send === null,
    links,
  };
}
