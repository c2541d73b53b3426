import * as z from 'zod/mini';
import { mentorOfferSchema, mentorRequestMax } from '../../mentors/mentorOffer.ts';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { memberMessageMax } from '../../world/facts.ts';
import { defineCommand } from './defineCommand.ts';

const from = { person: true } as const;
const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const payload = z.strictObject({ mentorshipId: uuidSchema });
const problems = ['mentoring_changed'] as const;
const fact = 'mentoringChanged';

/** What somebody offers to others, which reaches nobody. */
export const mentorCommands = {
  'mentor.offer': defineCommand({
    summary: 'Offer others your time as a mentor, or change what you offer. They find you by it',
    payload: mentorOfferSchema,
    from,
  }),
  'mentor.stop': defineCommand({
    summary: 'Take no more requests as a mentor. Whom you talk with stays',
    payload: z.strictObject({}),
    from,
  }),
};

/** What people ask of each other. It changes the world of whom it reaches. */
export const peopleCommands = {
  'mentor.request': defineCommand({
    summary: 'Ask a mentor for a conversation',
    payload: z.strictObject({ mentorId: uuidSchema, text: text(mentorRequestMax) }),
    from,
    fact,
    rates: { asked: ['mentorRequests'] },
    problems: ['mentor_unavailable', 'too_many_open', ...problems],
  }),
  'mentor.withdraw': defineCommand({
    summary: 'Take back what you asked a mentor',
    payload,
    from,
    fact,
    problems,
  }),
  'mentor.accept': defineCommand({
    summary: 'Accept a request. It opens a conversation with the person, which what they wrote begins',
    payload,
    from,
    fact,
    problems: ['mentor_full', ...problems],
  }),
  'mentor.wait': defineCommand({
    summary: 'Tell who asked you that you will answer later',
    payload,
    from,
    fact,
    problems,
  }),
  'mentor.decline': defineCommand({ summary: 'Decline a request', payload, from, fact, problems }),
  'mentor.end': defineCommand({
    summary: 'End a mentoring, for either side. The conversation stays to be read',
    payload,
    from,
    fact,
    problems,
  }),
  'message.toPerson': defineCommand({
    summary: 'Write in a conversation with another person',
    payload: z.strictObject({ threadId: uuidSchema, text: text(memberMessageMax) }),
    from,
    fact: 'messageSent',
    problems: ['thread_blocked', ...problems],
  }),
};
export type PeopleCommandType = keyof typeof peopleCommands;
export const isPeopleCommand = (type: string): type is PeopleCommandType =>
  Object.hasOwn(peopleCommands, type);
