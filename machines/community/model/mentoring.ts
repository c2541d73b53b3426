import * as z from 'zod/mini';
import {
  mentorFields,
  mentorOfferSchema,
  offerLimits,
  type MentorOffer,
} from '../../model/mentors/mentorOffer.ts';
import type { FoundMentors, MentorFilters } from './mentors.ts';

/** How many requests of one person can be open at once. */
export const openRequestsMax = 3;
/** After a no, the same mentor can be asked again once these days have passed. */
export const askAgainDays = 30;
export const mentorshipStatuses = [
  'requested',
  'waiting',
  'accepted',
  'declined',
  'withdrawn',
  'ended',
] as const;
export type MentorshipStatus = (typeof mentorshipStatuses)[number];
/** `person` has asked, `mentor` was asked. */
export const mentoringSides = ['person', 'mentor'] as const;
export type MentoringSide = (typeof mentoringSides)[number];

const open = ['requested', 'waiting'] as const;
/** Who can do what, and what comes of it. */
const steps = {
  accept: { by: ['mentor'], from: open, to: 'accepted' },
  wait: { by: ['mentor'], from: ['requested'], to: 'waiting' },
  decline: { by: ['mentor'], from: open, to: 'declined' },
  withdraw: { by: ['person'], from: open, to: 'withdrawn' },
  end: { by: mentoringSides, from: ['accepted'], to: 'ended' },
} as const satisfies Record<
  string,
  { by: readonly MentoringSide[]; from: readonly MentorshipStatus[]; to: MentorshipStatus }
>;
export type MentoringStep = keyof typeof steps;
export const mentoringSteps = Object.keys(steps) as MentoringStep[];

/** Where a step leads; null if this side can't take it from here. */
export function statusAfter(
  step: MentoringStep,
  side: MentoringSide,
  status: MentorshipStatus,
): MentorshipStatus | null {
  const { by, from, to } = steps[step];
  const can = (by as readonly MentoringSide[]).includes(side);
  return can && (from as readonly MentorshipStatus[]).includes(status) ? to : null;
}
export const isRequestOpen = (status: MentorshipStatus) =>
  (open as readonly MentorshipStatus[]).includes(status);

/** Ids of what can be wrong with an offer. */
export type OfferField = 'work' | 'fields' | 'topics' | 'languages';
/** An offer that is being written. */
export interface OfferDraft extends Omit<MentorOffer, 'topics'> {
  /** Separated by commas. */
  topics: string;
}
export const newOffer: OfferDraft = {
  work: '',
  location: '',
  about: '',
  times: '',
  fields: [],
  topics: '',
  branch: '',
  languages: ['en'],
  capacity: 2,
};
export const draftOfOffer = ({ topics, ...offer }: MentorOffer): OfferDraft => ({
  ...offer,
  topics: topics.join(', '),
});
export const offerOf = ({ topics, ...draft }: OfferDraft): MentorOffer => ({
  ...draft,
  topics: [
    ...new Set(
      topics
        .split(',')
        .map((topic) => topic.trim().slice(0, offerLimits.topic))
        .filter(Boolean),
    ),
  ].slice(0, offerLimits.topics),
});

/** A mentor as others find them. */
export const foundMentorSchema = z.object({
  id: z.string(),
  name: z.string(),
  work: z.string(),
  location: z.string(),
  about: z.string(),
  times: z.string(),
  fields: z.array(z.enum(mentorFields)),
  helpsWith: z.array(z.string()),
  branch: z.string(),
  languages: z.array(z.string()),
  /** Whether the mentor is a verified veteran. */
  isVerified: z.boolean(),
  /** How many more people they can take now. */
  places: z.int(),
});
export type FoundMentor = z.output<typeof foundMentorSchema>;
const facet = z.array(z.object({ value: z.string(), count: z.int() }));
/** A page of mentors, who came last first. The counts of a facet ignore its own choice. */
export const mentorPageSchema = z.object({
  mentors: z.array(foundMentorSchema),
  total: z.int(),
  facets: z.object({ field: facet, branch: facet, language: facet }),
  nextCursor: z.nullable(z.string()),
});
export type MentorFacets = z.output<typeof mentorPageSchema>['facets'];

/** What somebody asked, as one side sees it. */
export const mentorshipSchema = z.object({
  /** Also of the conversation, once it is accepted. */
  id: z.string(),
  side: z.enum(mentoringSides),
  /** Id and name of the other side. */
  other: z.object({ id: z.string(), name: z.string() }),
  status: z.enum(mentorshipStatuses),
  /** What the person wrote. */
  text: z.string(),
  /** When it was asked, or answered last. ISO 8601 in UTC. */
  changedAt: z.string(),
  /** The person can choose a time in the mentor's calendar. */
  isBookable: z.boolean(),
});
export type Mentorship = z.output<typeof mentorshipSchema>;
/** What somebody offers, null if they never did, and what they asked and were asked, the newest first. */
export const mentoringSchema = z.object({
  offer: z.nullable(z.extend(mentorOfferSchema, { isOpen: z.boolean() })),
  mentorships: z.array(mentorshipSchema),
});
export type Mentoring = z.output<typeof mentoringSchema>;

/** Answers what the page of mentors asks, for one person. Calls reject with a `Problem`. */
export interface MentorServer {
  findMentors: (asked: { filters: MentorFilters; cursor: string | null }) => Promise<FoundMentors>;
  /** What the person offers, asked and was asked; null where nobody answers, as in the demo. */
  loadMentoring: () => Promise<Mentoring | null>;
  /** Null where nobody is told: the world has what the person asked. */
  send: ((command: MentorCommand) => Promise<unknown>) | null;
}
type Ask<Type extends string, Payload> = { id: string; type: Type; payload: Payload };
export type MentorCommand =
  | Ask<'mentor.offer', MentorOffer>
  | Ask<'mentor.stop', Record<string, never>>
  | Ask<'mentor.request', { mentorId: string; text: string }>
  | Ask<`mentor.${MentoringStep}`, { mentorshipId: string }>;

/** Somebody whom one knows: from mentoring, or from an event where both chose to be seen. */
export const knownPersonSchema = z.object({
  id: z.string(),
  name: z.string(),
  how: z.enum(['mentor', 'mentored', 'event']),
  /** Title of the event. */
  event: z.string(),
  /** The conversation with them; null if there is none. */
  threadId: z.nullable(z.string()),
});
export type KnownPerson = z.output<typeof knownPersonSchema>;
export const networkSchema = z.object({ people: z.array(knownPersonSchema) });
