import * as z from 'zod/mini';
import { uuidSchema } from '../../../system/model/uuidSchema.ts';
import { memberMessageMax } from '../../world/facts.ts';
import { reportReasons, reportNoteMax } from '../reports.ts';
import { defineCommand } from './defineCommand.ts';

const text = z.string().check(z.trim(), z.minLength(1), z.maxLength(memberMessageMax));
const threadId = uuidSchema;
const reason = z.enum(reportReasons);
const note = z.optional(z.string().check(z.trim(), z.maxLength(reportNoteMax)));

const person = { person: true } as const;
const reviewers = { staff: 'review' } as const;
const either = { ...person, ...reviewers };

/** Conversations between a person and an organization, and what both sides can do in those of two people. A person starts one with any organization, staff only where there is an application. */
export const messageCommands = {
  'message.send': defineCommand({
    summary: 'Write in a conversation',
    payload: z.strictObject({ threadId, text }),
    from: either,
    fact: 'messageSent',
    problems: ['thread_blocked', 'organization_suspended'],
  }),
  'message.toOrganization': defineCommand({
    summary: 'Write to an organization. The first message starts a conversation',
    payload: z.strictObject({ organizationId: uuidSchema, text }),
    from: person,
    fact: 'messageSent',
    daily: { most: 20, of: 'conversations that one person starts' },
    problems: ['thread_blocked', 'organization_suspended'],
  }),
  'message.toApplicant': defineCommand({
    summary: 'Write to a person who applied. The first message starts a conversation',
    payload: z.strictObject({ applicationId: uuidSchema, text }),
    from: reviewers,
    fact: 'messageSent',
    problems: ['thread_blocked'],
  }),
  'thread.read': defineCommand({
    summary: 'Say that you have read a conversation. Colleagues share how far they have read',
    payload: z.strictObject({ threadId }),
    from: either,
    fact: 'conversationRead',
  }),
  'thread.block': defineCommand({
    summary: 'Block what the other side writes. It learns of it only when it writes',
    payload: z.strictObject({ threadId }),
    from: person,
  }),
  'thread.unblock': defineCommand({
    summary: 'Let the other side write again',
    payload: z.strictObject({ threadId }),
    from: person,
  }),
  // An administrator sees who reports; the other side is not told.
  'message.report': defineCommand({
    summary: 'Report a message. Administrators see it, and what was written before',
    payload: z.strictObject({ threadId, messageId: uuidSchema, reason, note }),
    from: either,
    fact: 'reportSent',
    rates: { asked: ['reports'] },
  }),
  'thread.report': defineCommand({
    summary: 'Report a conversation. Administrators see its last messages',
    payload: z.strictObject({ threadId, reason, note }),
    from: either,
    fact: 'reportSent',
    rates: { asked: ['reports'] },
  }),
};
