import * as z from 'zod/mini';
import { referralTextMax } from '../../../bookings/model/referral.ts';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { bookingAboutSchema } from './bookings.ts';
import { defineCommand } from './defineCommand.ts';

const payload = z.strictObject({ referralId: uuidSchema });
const said = z.string().check(z.trim(), z.minLength(1), z.maxLength(referralTextMax));
const answer = z.extend(payload, { text: said });

const person = { person: true } as const;
/** Of hospitals: only they have a page for referrals. */
const reviewers = { staff: 'review', offering: 'provider' } as const;
const fact = 'referralChanged';
const problems = ['referral_changed'] as const;

/** People whom one organization sends to the care of another. */
export const referralCommands = {
  'referral.propose': defineCommand({
    summary:
      'Ask a person whom your organization knows whether it may refer them to the care of another one, which learns of it only if they consent',
    payload: z.strictObject({
      about: bookingAboutSchema,
      /** Of the other organization’s provider. */
      listingId: uuidSchema,
      /** What it should know. The person reads it first. */
      note: z.optional(z.string().check(z.trim(), z.maxLength(referralTextMax))),
    }),
    from: reviewers,
    fact,
    problems: ['listing_closed', 'referral_open', 'thread_blocked'],
  }),
  'referral.consent': defineCommand({
    summary: 'Let an organization refer you. The other one can read it from now on',
    payload,
    from: person,
    fact,
    problems: ['listing_closed', ...problems],
  }),
  'referral.refuse': defineCommand({
    summary: 'Say no to being referred. The other organization never learns of it',
    payload,
    from: person,
    fact,
    problems,
  }),
  'referral.withdraw': defineCommand({
    summary: 'Take back a referral that has no answer yet, for the person, or for whoever proposed it',
    payload,
    from: { ...person, ...reviewers },
    fact,
    problems,
  }),
  'referral.accept': defineCommand({
    summary: 'Take someone who was referred. What you say begins a conversation with them',
    payload: answer,
    from: reviewers,
    fact,
    problems: ['thread_blocked', ...problems],
  }),
  'referral.decline': defineCommand({
    summary: 'Decline a referral. The person and who referred them read why',
    payload: answer,
    from: reviewers,
    fact,
    problems,
  }),
};
