import { messagingMachine, messagingView, type MessagingInput } from '@vetsync/machines/messaging';
import {
  correspondentsOf,
  noEarlierMessages,
  readMessagesRoute,
  type ApplicationBrief,
  type Desk,
  type Mailbox,
} from '@vetsync/machines/messages/model';
import type { SentMessage } from '@vetsync/machines/model/world';
import { sampleMessagesOf, simulatedReplies } from '@vetsync/samples/messages';
import { sampleName, sampleService } from '@vetsync/samples/portal';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/messages/Messages';
import { inState } from './inState.ts';
import { now, reader, seenAt } from './leads.ts';

const subjects: Readonly<Record<Desk, readonly string[]>> = {
  recruiter: ['Operations Manager at Tech Corp', 'Network Engineer at Tech Corp', 'Site Lead at Tech Corp'],
  university: ['Computer Science at State University', 'Business Administration at State University'],
  nonprofit: ['Housing Assistance at Veterans Foundation', 'Career Transition at Veterans Foundation'],
};
const briefs = (desk: Desk): ApplicationBrief[] =>
  Array.from({ length: 30 }, (_, index) => {
    const { branch, rank } = sampleService(index);
    const [first = ''] = subjects[desk];
    return {
      id: `A${index}`,
      kind: 'job',
      personId: `p${index}`,
      personName: index === 29 ? 'Marcus Delaney' : sampleName(600 + index),
      personDetail: `${rank}, ${branch}`,
      personImage: '',
      status: 'submitted',
      subject: subjects[desk][index % subjects[desk].length] ?? first,
    };
  });

export const sampleMailbox = (desk: Desk, sent: readonly SentMessage[] = []): Mailbox => {
  const people = correspondentsOf(briefs(desk));
  return { desk, people, samples: sampleMessagesOf(desk, people, seenAt), sent, read: [] };
};
export const emptyMailbox = (desk: Desk): Mailbox => ({
  ...sampleMailbox(desk),
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
      at: { mode: 'demo', role: more.mailbox?.desk ?? 'recruiter' },
      writer: 'Priya Raman, Tech Corp',
      mailbox: sampleMailbox('recruiter'),
      route: readMessagesRoute(steps, query),
      persisted: {},
      replies: simulatedReplies,
      reader,
      write: writePhrase,
      now,
      random: () => 0.5,
      ...more,
    },
  });
