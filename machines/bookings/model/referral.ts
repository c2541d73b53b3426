import * as z from 'zod/mini';

/** Longest note of who refers, and longest answer, in UTF-16 code units. */
export const referralTextMax = 500;

/** `sent`: the person has consented, and the other organization can read it. `returned`: nobody answered in time. */
export const referralStatuses = [
  'proposed',
  'sent',
  'refused',
  'accepted',
  'declined',
  'returned',
  'withdrawn',
] as const;
export type ReferralStatus = (typeof referralStatuses)[number];

/** `sender` refers the person, `receiver` is asked to take them. */
export const referralSides = ['person', 'sender', 'receiver'] as const;
export type ReferralSide = (typeof referralSides)[number];

const open = ['proposed', 'sent'] as const;
/** Who can do what, and what comes of it. What was not answered comes back with the time. */
const steps = {
  consent: { by: ['person'], from: ['proposed'], to: 'sent' },
  refuse: { by: ['person'], from: ['proposed'], to: 'refused' },
  accept: { by: ['receiver'], from: ['sent'], to: 'accepted' },
  decline: { by: ['receiver'], from: ['sent'], to: 'declined' },
  withdraw: { by: ['person', 'sender'], from: open, to: 'withdrawn' },
  return: { by: ['time'], from: open, to: 'returned' },
} as const satisfies Record<
  string,
  { by: readonly (ReferralSide | 'time')[]; from: readonly ReferralStatus[]; to: ReferralStatus }
>;
export type ReferralStep = keyof typeof steps;
export const referralSteps = Object.keys(steps) as ReferralStep[];

const includes = <Item>(items: readonly Item[], item: Item) => items.includes(item);

/** Where a step leads; null if this side can't take it from here. Who said nothing refuses: there is no consent to take back. */
export function referralAfter(
  step: ReferralStep,
  side: ReferralSide | 'time',
  status: ReferralStatus,
): ReferralStatus | null {
  const { by, from, to } = steps[step];
  if (side === 'person' && step === 'withdraw' && status === 'proposed') return null;
  const can = includes<ReferralSide | 'time'>(by, side) && includes<ReferralStatus>(from, status);
  return can ? to : null;
}
export const isReferralOpen = (status: ReferralStatus) => includes<ReferralStatus>(open, status);

/** What a side can do with a referral, in the order of the buttons. */
export const referralStepsFor = (side: ReferralSide, status: ReferralStatus): readonly ReferralStep[] =>
  referralSteps.filter((step) => referralAfter(step, side, status) !== null);

/** Whether a step says something to the others, which they read. */
export const saysWhy = (step: ReferralStep): boolean => step === 'accept' || step === 'decline';

/** A referral, as one side has it. */
export const referralSchema = z.object({
  id: z.string(),
  side: z.enum(referralSides),
  /** Who refers. */
  from: z.object({ id: z.string(), name: z.string() }),
  /** Who is asked to take the person, and for what. */
  to: z.object({ id: z.string(), name: z.string(), listingId: z.string(), title: z.string() }),
  personName: z.string(),
  status: z.enum(referralStatuses),
  /** What the other organization should know. Null for staff who may not answer, or have not opened it. */
  note: z.nullable(z.string()),
  /** What the other organization said. Null before it has, and for staff who don’t read the note. */
  answer: z.nullable(z.string()),
  /** Until when it waits for an answer. ISO 8601 in UTC. */
  until: z.nullable(z.string()),
  proposedAt: z.string(),
  changedAt: z.string(),
  /** The conversation that an accepted one has opened, for the person and the other organization. */
  threadId: z.nullable(z.string()),
});
export type Referral = z.output<typeof referralSchema>;

/** The open ones first, then the newest. */
export const referralPageSchema = z.object({
  referrals: z.array(referralSchema),
  nextCursor: z.nullable(z.string()),
});
