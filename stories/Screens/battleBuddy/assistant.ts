import {
  assistantMachine,
  assistantView,
  type AssistantContext,
  type AssistantTurn,
} from '@vetsync/machines/battleBuddy/assistant';
import type {
  AssistantConversation,
  AssistantConversations,
  AssistantPart,
  AssistantServer,
} from '@vetsync/machines/battleBuddy/model';
import type { StateValueFrom } from 'xstate';
import { inState } from '../../support/inState.ts';
import { intl, now } from '../../support/leads.ts';

const at = new Date(now() - 60_000).toISOString();
const idOf = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`;

export const housing: AssistantConversation = {
  id: idOf(1),
  language: 'en',
  name: 'How much is the housing allowance in 78712?',
  createdAt: at,
  lastAt: at,
};
export const claim: AssistantConversation = {
  ...housing,
  id: idOf(2),
  name: 'How early can I file my claim?',
};

export const conversations: AssistantConversations = {
  items: [housing, claim],
  nextCursor: null,
  about: { engine: 'library', host: null, model: null },
};

export const answered: readonly AssistantPart[] = [
  { type: 'understood', intent: 'rate-by-zip', slots: { zip: '78712' } },
  { type: 'text', delta: 'VA pays up to $2,241 a month there [1]. ' },
  { type: 'text', delta: 'Breaks between terms aren’t paid [2].' },
  {
    type: 'card',
    kind: 'housingRate',
    data: {
      monthly: 2241,
      area: 'Austin, TX',
      areaCode: 'TX270',
      from: '2026-08-01',
      to: '2027-07-31',
      source: {
        id: 'housing-rates',
        title: 'Housing rates',
        date: '2026-01-01',
        page: 'https://www.travel.dod.mil',
        license: 'PD',
        attribution: 'Source: Department of Defense.',
      },
    },
  },
  {
    type: 'source',
    number: 1,
    title: 'Housing rates, Department of Defense',
    address: 'https://www.travel.dod.mil',
    date: '2026-01 (Table 1.2)',
    factId: 'data:housing-rates',
  },
  {
    type: 'source',
    number: 2,
    title: 'VA: Post-9/11 GI Bill rates',
    address: 'https://www.va.gov/education/benefit-rates/post-9-11-gi-bill-rates/',
    date: '2026-11-28',
    factId: 'benefits:mha-prorated',
  },
  {
    type: 'proposal',
    command: { type: 'event.create', payload: {} },
    summary: {
      title: 'Save this date in your calendar?',
      lines: [
        { label: 'Date', value: 'Jan 31, 2027' },
        { label: 'What', value: 'Verify your enrollment' },
      ],
    },
  },
  { type: 'next', questions: ['What if I study online?', 'What if I drop a class?'] },
  { type: 'end', engine: 'library', lookups: ['housingRate', 'articles'] },
];
export const handedOver: readonly AssistantPart[] = [
  { type: 'understood', intent: 'handover-claims', slots: {} },
  { type: 'text', delta: 'I can’t say what rating to expect.' },
  {
    type: 'handover',
    to: 'representative',
    why: 'ownClaim',
    address: 'https://www.va.gov/get-help-from-accredited-representative/',
    phone: '800-827-1000',
  },
  { type: 'end', engine: 'library', lookups: [] },
];
export const inCrisis: readonly AssistantPart[] = [
  { type: 'crisis', level: 'explicit', card: { level: 'explicit', kind: 'suicide' } },
  { type: 'understood', intent: 'crisis', slots: {} },
  { type: 'text', delta: 'I’m glad you said it.' },
  { type: 'end', engine: 'crisis', lookups: [] },
];

export const turn = (changes: Partial<AssistantTurn> = {}): AssistantTurn => ({
  id: idOf(11),
  text: 'How much is the housing allowance in 78712?',
  at,
  parts: answered,
  state: 'answered',
  feedback: null,
  ...changes,
});

/** A server that answers everything, at once. */
export const answeringServer = (parts: readonly AssistantPart[] = answered): AssistantServer => ({
  list: async () => conversations,
  begin: async () => housing,
  read: async ({ id }) => ({
    conversation: { ...housing, id },
    messages: [{ ...turn(), parts: [...answered] }],
  }),
  rename: async ({ id, name }) => ({ ...housing, id, name }),
  remove: async () => {},
  ask(_, report) {
    for (const part of parts) report({ type: 'part.received', part });
    report({ type: 'answer.ended' });
    return () => {};
  },
  rate: async () => {},
  send: async () => {},
});

export const assistantInput = (server: AssistantServer = answeringServer()) => ({
  server,
  open: 'latest' as const,
  language: 'en' as const,
  timeZone: intl.timeZone,
  href: (open: 'latest' | 'new' | { id: string }) =>
    `?conversation=${typeof open === 'object' ? open.id : open}`,
  devices: { listens: true, speaks: true },
  newId: () => idOf(20),
  now: () => now(),
});

type Value = Extract<StateValueFrom<typeof assistantMachine>, object>;
const resting: Value = {
  list: 'listed',
  talk: 'ready',
  proposal: 'idle',
  feedback: 'idle',
  dictation: 'off',
  aloud: 'quiet',
  naming: 'closed',
  deletion: 'closed',
};
const { items, nextCursor, about } = conversations;

/** The conversation about housing, with one answer. */
export const assistantIn = (value: Partial<Value> = {}, context: Partial<AssistantContext> = {}) =>
  inState(assistantMachine, assistantView, {
    value: { ...resting, ...value },
    input: assistantInput(),
    context: {
      list: { items, nextCursor, q: '' },
      about,
      open: { id: housing.id },
      conversation: housing,
      turns: [turn()],
      ...context,
    },
  });
