import type { CommandOf } from '../../model/exchange/command.ts';
import type { messageCommands } from '../../model/exchange/commands/messages.ts';
import { mailboxOf, nextToSend } from './inboxContext.ts';
import type { InboxContext as Context } from './inboxContext.ts';

/** A command about a conversation. `as` is the id of the organization for which somebody acts. */
export type InboxCommand = CommandOf<
  keyof typeof messageCommands | 'message.toPerson' | 'contact.accept' | 'contact.decline'
>;

const forSide = (context: Context) => {
  const { organizationId } = mailboxOf(context);
  return organizationId === null ? {} : { as: organizationId };
};
export const sendCommandOf = (context: Context): InboxCommand => {
  const { id: messageId, to, text } = nextToSend(context)!;
  const id = { id: messageId, ...forSide(context) };
  if ('threadId' in to) {
    const payload = { threadId: to.threadId, text };
    return to.isPerson
      ? { id: messageId, type: 'message.toPerson', payload }
      : { ...id, type: 'message.send', payload };
  }
  return 'organizationId' in to
    ? { ...id, type: 'message.toOrganization', payload: { ...to, text } }
    : { ...id, type: 'message.toApplicant', payload: { ...to, text } };
};
export const threadCommandOf = (
  context: Context,
  type: 'thread.read' | 'thread.block' | 'thread.unblock',
): InboxCommand => ({
  id: context.newId(),
  ...(type === 'thread.read' && forSide(context)),
  type,
  payload: { threadId: context.route.thread ?? '' },
});

export const answerCommandOf = ({ answering }: Context): InboxCommand => ({
  id: answering?.commandId ?? '',
  type: answering?.isAccepted ? 'contact.accept' : 'contact.decline',
  payload: { requestId: answering?.requestId ?? '' },
});
export const reportCommandOf = (context: Context): InboxCommand => {
  const { id, messageId, reason, note } = context.report;
  const payload = {
    threadId: context.route.thread ?? '',
    reason: reason ?? 'other',
    ...(note.trim() && { note: note.trim() }),
  };
  return messageId === null
    ? { id, ...forSide(context), type: 'thread.report', payload }
    : { id, ...forSide(context), type: 'message.report', payload: { ...payload, messageId } };
};
