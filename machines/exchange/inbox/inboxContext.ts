import type { WorkspaceContext } from '../workspace/workspaceSetup.ts';
import { reportNoteMax } from '../../model/exchange/reports.ts';
import type { ReportReason } from '../../model/exchange/reports.ts';
import type { OrganizationAnswer } from '../../model/offers/organizationAnswers.ts';
import type { ContactRequest, SentReport } from '../../model/world/contacts.ts';
import type { World } from '../../model/world/index.ts';
import { mayReview } from '../workspace/workspaceSetup.ts';
import { messageTemplates } from '../../messages/model/messagesTemplates.ts';
import type { MessageTemplateId } from '../../messages/model/messagesTemplates.ts';
import type { Phrase, WritePhrase } from '../../system/model/phrase.ts';
import type { CrisisContext } from '../../system/crisis/crisisParts.ts';
import type { CrisisTexts, Problem, IntlConfig } from '../../system/model/index.ts';
import { noThread } from '../model/index.ts';
import type { InboxRoute, InboxSearch } from '../model/index.ts';
import { isSameDestination, keyOf } from './inboxMessages.ts';
import type {
  Destination,
  InboxSubject,
  InboxThread,
  InboxThreadMessage,
  PeopleFound,
  PendingMessage,
  StoredInbox,
} from './inboxMessages.ts';

/** Most people that are listed to write to. The search finds the others. */
export const peopleMax = 20;

/** What organizations have asked a person, and what the person has reported. */
export interface Contacts {
  requests: readonly ContactRequest[];
  reports: readonly SentReport[];
}

/** A report that is being written. */
export interface ReportDraft {
  /** Id of its command, the same for every attempt; empty before the first. */
  id: string;
  /** Null for the whole conversation. */
  messageId: string | null;
  reason: ReportReason | null;
  note: string;
}
export const emptyReport: ReportDraft = { id: '', messageId: null, reason: null, note: '' };
/** Which conversations: one's own, or those of an organization. */
export interface Mailbox {
  organizationId: string | null;
}
export interface ThreadPageRequest extends Mailbox, InboxSearch {
  cursor: string | null;
}
export interface MessagePageRequest extends Mailbox {
  threadId: string;
  cursor: string | null;
}
/** Who a message goes to, as far as is known. */
export interface KnownRecipient {
  name: string;
  /** The conversation with them, if there is one. */
  threadId?: string;
}
export interface PeopleRequest {
  organizationId: string;
  q: string;
}

export interface InboxInput {
  /** Of the organization whose staff reads; null for one's own messages. */
  slug: string | null;
  route?: InboxRoute;
  /** Address of these messages with another route. @default their page's */
  href?: (route: Partial<InboxRoute>) => string;
  /** Address of an application that a conversation is about. */
  applicationHref: (application: NonNullable<InboxSubject['application']>) => string;
  /** Where the staff offer somebody an interview, by the conversation. Without it, they can't. */
  interviewHref?: (threadId: string) => string | null;
  /** Whether the staff begin no conversations, because people write first. @default false */
  onlyReplies?: boolean;
  /** Name of whoever writes. */
  writer: string;
  write: WritePhrase;
  /** Of the person; missing for an organization. */
  world?: World;
  /** From before a reload. */
  stored?: StoredInbox;
  /** Draws a UUID. */
  newId: () => string;
  intl: Pick<IntlConfig, 'locale' | 'timeZone'>;
  /** Epoch milliseconds. */
  now: () => number;
}

/** `workspace` is null for one's own messages, too. */
export interface InboxContext
  extends
    WorkspaceContext,
    CrisisContext,
    Pick<
      InboxInput,
      'slug' | 'newId' | 'writer' | 'write' | 'applicationHref' | 'interviewHref' | 'onlyReplies'
    > {
  href: (route: Partial<InboxRoute>) => string;
  route: InboxRoute;
  threads: readonly InboxThread[];
  cursor: string | null;
  notice: Phrase | null;
  /** The list is of another search: the next page replaces it. */
  isStale: boolean;
  /** The open conversation, which the list may not have. */
  opened: InboxThread | null;
  /** Of the open conversation, newest first. */
  messages: readonly InboxThreadMessage[];
  messagesCursor: string | null;
  /** Name of whom the first message goes to, once it is known. */
  recipient: string | null;
  /** Search in whom the organization can write to, and who was found. */
  personQuery: string;
  people: PeopleFound | null;
  drafts: Readonly<Record<string, string>>;
  /** Oldest first. */
  queue: readonly PendingMessage[];
  /** Attempts to send the next message. */
  failures: number;
  threadProblem: Problem;
  sendProblem: Problem;
  /** What organizations ask, and what became of reports. Empty for an organization. */
  requests: readonly ContactRequest[];
  reports: readonly SentReport[];
  /** What organizations answered to the person's applications, the newest first. */
  answers: readonly OrganizationAnswer[];
  /** The answer to a request that is sent, or was last. */
  answering: { commandId: string; requestId: string; isAccepted: boolean } | null;
  requestProblem: Problem;
  report: ReportDraft;
  reportProblem: Problem;
}
type Context = InboxContext;

export const mailboxOf = ({ workspace }: Pick<Context, 'workspace'>): Mailbox => ({
  organizationId: workspace?.organization.id ?? null,
});
/** Everyone writes for themselves; of an organization's staff, who may decide. */
export const mayWrite = ({ slug, workspace }: Pick<Context, 'slug' | 'workspace'>) =>
  slug === null || mayReview({ workspace });
/** Where what is written goes to; null while no conversation is open. */
export const destinationOf = ({ route: { thread, to } }: Pick<Context, 'route'>): Destination | null =>
  thread === null ? to : { threadId: thread };
export const draftOf = (context: Pick<Context, 'route' | 'drafts'>): string => {
  const to = destinationOf(context);
  return to === null ? '' : (context.drafts[keyOf(to)] ?? '');
};
/** The conversation that a first message turns out to belong to. What is written, and its check, go there with it. */
export function movedTo(context: Context, thread: string): Pick<Context, 'route' | 'drafts' | 'crisis'> {
  const { route, drafts, crisis } = context;
  const { [keyOf(route.to!)]: text, ...others } = drafts;
  return {
    route: { ...route, ...noThread, thread },
    drafts: { ...others, ...(text && { [thread]: text }) },
    crisis: { ...crisis, of: thread },
  };
}
/** What is being written, or else was sent last, and what staff who may have to help read last. */
export function crisisTextsOf(context: Context): CrisisTexts {
  const { messages, queue, slug } = context;
  const to = destinationOf(context);
  const own = slug === null ? 'person' : 'organization';
  const last = (isOwn: boolean) => messages.find(({ side }) => (side === own) === isOwn)?.text ?? '';
  const sent = queue.findLast((one) => to !== null && isSameDestination(one.to, to))?.text ?? last(true);
  return {
    own: [draftOf(context).trim() === '' ? sent : draftOf(context)],
    theirs: openThread(context)?.showsHelp ? last(false) : '',
    of: to && keyOf(to),
  };
}
/** Prepared texts to begin a message with. */
export const templatesOf = ({ workspace }: Pick<Context, 'workspace'>): readonly MessageTemplateId[] =>
  workspace === null ? [] : messageTemplates[workspace.organization.kind];
export const openThread = ({
  route,
  threads,
  opened,
}: Pick<Context, 'route' | 'threads' | 'opened'>): InboxThread | null =>
  threads.find(({ id }) => id === route.thread) ?? (opened?.id === route.thread ? opened : null);
/** The open request of the organization to which the person would write: they answer it instead. */
export const askedInstead = ({
  route: { to },
  requests,
}: Pick<Context, 'route' | 'requests'>): ContactRequest | null =>
  requests.find(
    ({ organizationId, status }) =>
      status === 'open' && to !== null && 'organizationId' in to && to.organizationId === organizationId,
  ) ?? null;
/** The message that is sent next. */
export const nextToSend = ({ queue }: Pick<Context, 'queue'>): PendingMessage | null =>
  queue.find(({ failure, messageId }) => failure === undefined && messageId === undefined) ?? null;

/** A report needs a reason, and a note that fits. */
export const canReport = ({ report: { reason, note } }: Pick<Context, 'report'>) =>
  reason !== null && note.trim().length <= reportNoteMax;
/** Nobody reports their own side. */
export const isReportable = (context: Context, messageId: string | null) => {
  const own = context.slug === null ? 'person' : 'organization';
  if (context.route.thread === null || !mayWrite(context)) return false;
  if (openThread(context)?.mayReport === false) return false;
  return messageId === null
    ? context.messages.length > 0
    : context.messages.some(({ id, side }) => id === messageId && side !== own);
};
