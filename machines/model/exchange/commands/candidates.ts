import * as z from 'zod/mini';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { memberMessageMax } from '../../world/facts.ts';
import { candidateHeadlineMax, candidateParts } from '../candidates.ts';
import { defineCommand } from './defineCommand.ts';

const requestId = uuidSchema;
const person = { person: true } as const;

/** The people whom organizations can find, and what they ask them. */
export const candidateCommands = {
  'pool.join': defineCommand({
    summary:
      'Join the candidates, or show other parts than before. What is shown is the profile as it is now',
    payload: z.strictObject({
      share: z.array(z.enum(candidateParts as [string, ...string[]])).check(z.minLength(1), z.maxLength(20)),
      headline: z.optional(z.string().check(z.trim(), z.maxLength(candidateHeadlineMax))),
    }),
    from: person,
    fact: 'poolJoined',
    problems: ['list_too_large'],
  }),
  'pool.leave': defineCommand({
    summary: 'Leave the candidate pool. Requests already sent stay',
    payload: z.strictObject({}),
    from: person,
    fact: 'poolLeft',
  }),
  'contact.request': defineCommand({
    summary: 'Ask a candidate to talk. You learn who they are only if they accept',
    payload: z.strictObject({
      candidateId: uuidSchema,
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(memberMessageMax)),
    }),
    from: { staff: 'review' },
    fact: 'contactRequested',
    rates: { made: ['contactRequests', 'contactRequestsOrganization'] },
    problems: ['contact_requested'],
  }),
  'contact.accept': defineCommand({
    summary: 'Start a conversation with the request as its first message. The organization learns your name',
    payload: z.strictObject({ requestId }),
    from: person,
    fact: 'contactAnswered',
    problems: ['organization_suspended'],
  }),
  'contact.decline': defineCommand({
    summary: 'Decline a request. The organization is not told',
    payload: z.strictObject({ requestId }),
    from: person,
    fact: 'contactAnswered',
  }),
};
