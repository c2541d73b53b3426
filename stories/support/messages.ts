import { messagingMachine, messagingView, type MessagingInput } from '@vetsync/machines/messaging';
import {
  correspondentsOf,
  noEarlierMessages,
  parseMessagesRoute,
  type ApplicationBrief,
  type MessagingRole,
  type Mailbox,
} from '@vetsync/machines/messages/model';
import type { SentMessage } from '@vetsync/machines/model/world';
import { sampleMessagesOf, simulatedReplies } from '@vetsync/samples/messages';
import { sampleName, sampleService } from '@vetsync/samples/portal';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/messages/Messages.phrases';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';

const subjects: Readonly<Record<MessagingRole, readonly string[]>> = {
  recruiter: ['Operations Manager at Tech Corp', 'Network Engineer at Tech Corp', 'Site Lead at Tech Corp'],
  university: ['Computer Science at State University', 'Business Administration at State University'],
  nonprofit: ['Housing Assistance at Veterans Foundation', 'Career Transition at Veterans Foundation'],
};
const briefs = (role: MessagingRole): ApplicationBrief[] =>
  Array.from({ length: 30 }, (_, index) => {
    const { branch, rank } = sampleService(index);
    const [first = ''] = subjects[role];
    return {
      id: `A${index}`,
      kind: 'job',
      personId: `p${index}`,
      personName: index === 29 ? 'Marcus Delaney' : sampleName(600 + index),
      personDetail: `${rank}, ${branch}`,
      personImage: '',
      status: 'submitted',
      subject: subjects[role][index % subjects[role].length] ?? first,
    };
  });

export const sampleMailbox = (role: MessagingRole, sent: readonly SentMessage[] = []): Mailbox => {
  const people = correspondentsOf(briefs(role));
  return { role, people, samples: sampleMessagesOf(role, people, seenAt), sent, read: [] };
};
export const emptyMailbox = (role: MessagingRole): Mailbox => ({
  ...sampleMailbox(role),
  people: [],
  samples: noEarlierMessages,
});

type Value = Parameters<
  typeof inState<typeof messagingMachine, ReturnType<typeof messagingView>>
>[2]['value'];

/** The messages of a portal; `steps` are the URL segments after its tab. */
export const messagesIn = (
  value: Value,
  steps: readonly string[] = [],
  more: Partial<MessagingInput> = {},
  query: Readonly<Record<string, string>> = {},
) =>
  inState(messagingMachine, messagingView, {
    value,
    input: {
      at: { mode: 'demo', role: more.mailbox?.role ?? 'recruiter' },
      writer: 'Priya Raman, Tech Corp',
      mailbox: sampleMailbox('recruiter'),
      route: parseMessagesRoute(steps, query),
      stored: {},
      replies: simulatedReplies,
      reader,
      write: writePhrase,
      now,
      random: () => 0.5,
      ...more,
    },
  });
