import * as z from 'zod/mini';
import {
  housingRateSchema,
  militaryOccupationSchema,
  placesSchema,
  rateSchema,
  schoolSchema,
} from '../../reference/model/index.ts';
import { isTimeZone } from '../../model/time/calendarDay.ts';
import { crisisSchema } from '../../system/model/crisisSchema.ts';
import { languages } from '../../system/model/languages.ts';
import { uuidSchema } from '../../system/model/uuidSchema.ts';
import { chatMessageMax } from './chat.ts';

// What the assistant of a signed-in person takes and answers.

const list = <Item extends z.core.SomeType>(item: Item) => z.readonly(z.array(item));
const text = z.string();
const optionalText = z.nullable(text);
const language = z.enum(languages);

/** What a question asks for. Several words for one thing are one intent. */
export const assistantIntents = [
  'plan-timeline',
  'deadline-fact',
  'deadline-date',
  'fact',
  'calc',
  'compare',
  'options',
  'rate',
  'rate-by-zip',
  'school',
  'school-search',
  'facility',
  'representative',
  'occupation',
  'listing',
  'event',
  'writing',
  'own-case',
  'own-data',
  'own-action',
  'spouse',
  'handover',
  'handover-claims',
  'handover-medical',
  'handover-legal',
  'crisis',
  'crisis-other',
  'crisis-housing',
  'crisis-info',
  'injection',
  'ignore-rules',
  'other-person',
  'politics',
  'insult',
  'ambiguous',
  'unknown',
] as const;
export type AssistantIntent = (typeof assistantIntents)[number];

/** What it looks up. None of them changes anything. */
export const assistantLookups = [
  'listings',
  'events',
  'schools',
  'facilities',
  'occupation',
  'wages',
  'housingRate',
  'housingAllowance',
  'benefitRate',
  'deadlines',
  'facts',
  'myApplications',
  'myAppointments',
  'myProfile',
  'articles',
] as const;
export type AssistantLookup = (typeof assistantLookups)[number];

/** What it found in a question, by name: `{ zip: '92101' }`. */
export const slotsSchema = z.readonly(z.record(z.string(), z.union([z.string(), z.number()])));
export type AssistantSlots = z.infer<typeof slotsSchema>;

const foundListing = z.object({
  id: uuidSchema,
  kind: text,
  title: text,
  organization: text,
  place: optionalText,
});
const ownApplication = z.object({ id: text, title: text, organization: text, status: text, at: text });
const ownAppointment = z.object({ id: text, title: text, with: text, date: text, time: text, status: text });
const datedDeadline = z.object({
  id: text,
  title: text,
  what: text,
  opens: optionalText,
  due: optionalText,
  hard: z.boolean(),
  address: text,
});
const shownProfile = z.object({ branch: text, occupation: text, rank: text, separation: optionalText });

const card = <Kind extends string, Data extends z.core.SomeType>(kind: Kind, data: Data) =>
  z.object({ type: z.literal('card'), kind: z.literal(kind), data });
const cards = z.discriminatedUnion('kind', [
  card('listings', list(foundListing)),
  card('schools', list(schoolSchema)),
  card('places', z.pick(placesSchema, { items: true, locator: true })),
  card('occupation', militaryOccupationSchema),
  card('housingRate', housingRateSchema),
  card('rates', list(rateSchema)),
  card('deadlines', list(datedDeadline)),
  card('applications', list(ownApplication)),
  card('appointments', list(ownAppointment)),
  card('profile', shownProfile),
]);
type Cards = typeof cards;
/** What a card draws, by its kind. The same records as on the screens. */
export interface AssistantCardSchema extends Cards {}
export const assistantCardSchema: AssistantCardSchema = cards;
export type AssistantCard = z.infer<typeof assistantCardSchema>;

/** Where a sentence is from. `[1]` in the text names it by its number. */
export const assistantSourceSchema = z.object({
  number: z.int(),
  title: text,
  address: text,
  /** When it was seen, as far as that is known. */
  date: optionalText,
  /** `timeline:bdd-window`, `data:schools`. */
  factId: z.optional(text),
});
export type AssistantSource = z.infer<typeof assistantSourceSchema>;

/** Whom the person is sent to, and the page or number. */
export const handoverTargets = [
  'representative',
  'doctor',
  'lawyer',
  'employerRights',
  'benefitsLine',
  'stateAgency',
  'unit',
  'account',
] as const;
export type HandoverTarget = (typeof handoverTargets)[number];
/** Why the assistant does not answer itself. */
export const handoverReasons = [
  'ownClaim',
  'medical',
  'legal',
  'eligibility',
  'notKnown',
  'ownDecision',
] as const;
export type HandoverReason = (typeof handoverReasons)[number];

/** Who wrote the answer. */
export const assistantEngines = ['library', 'model', 'crisis'] as const;
/** Why the library answered, or went on, in place of the model. `unsupported`: no source held what the model wrote. */
export const assistantTroubles = ['slow', 'failed', 'unsupported', 'budget'] as const;
export type AssistantTrouble = (typeof assistantTroubles)[number];

const part = <Type extends string, Shape extends z.core.$ZodLooseShape>(type: Type, shape: Shape) =>
  z.object({ type: z.literal(type), ...shape });

const parts = z.discriminatedUnion('type', [
  /** `card`: what was found. `crisisHelp` makes its lines. */
  part('crisis', { level: crisisSchema.shape.level, card: crisisSchema }),
  part('understood', { intent: z.enum(assistantIntents), slots: slotsSchema }),
  part('text', { delta: text }),
  assistantCardSchema,
  part('source', assistantSourceSchema.shape),
  /** A command as `POST /api/commands` takes it, without its id, and everything of it as lines to read. */
  part('proposal', {
    command: z.looseObject({ type: text }),
    summary: z.object({ title: text, lines: list(z.object({ label: text, value: text })) }),
  }),
  part('handover', {
    to: z.enum(handoverTargets),
    why: z.enum(handoverReasons),
    address: text,
    phone: z.optional(text),
  }),
  part('next', { questions: list(text).check(z.maxLength(3)) }),
  part('end', {
    engine: z.enum(assistantEngines),
    lookups: list(z.enum(assistantLookups)),
    trouble: z.optional(z.enum(assistantTroubles)),
    /** Sentences of the model that no source held. */
    leftOut: z.optional(z.int()),
  }),
]);
type Parts = typeof parts;
/** The parts of an answer, in the order in which they are sent. The event's name is the part's `type`. */
export interface AssistantPartSchema extends Parts {}
export const assistantPartSchema: AssistantPartSchema = parts;
export type AssistantPart = z.infer<typeof assistantPartSchema>;
export type AssistantPartOf<Type extends AssistantPart['type']> = Extract<AssistantPart, { type: Type }>;

/** Why an answer did not help. */
export const feedbackReasons = ['wrong', 'notAsked', 'unclear', 'outOfDate', 'other'] as const;
export const assistantFeedbackSchema = z.strictObject({
  helpful: z.boolean(),
  why: z.optional(z.enum(feedbackReasons)),
});
export type AssistantFeedback = z.infer<typeof assistantFeedbackSchema>;

export const conversationNameMax = 80;
export const assistantConversationSchema = z.object({
  id: uuidSchema,
  language,
  /** The beginning of the first question, until the person names it. Empty before the first question. */
  name: text,
  createdAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
});
export type AssistantConversation = z.infer<typeof assistantConversationSchema>;

/** A question with its answer. */
export const assistantMessageSchema = z.object({
  id: uuidSchema,
  text: z.string(),
  at: z.iso.datetime(),
  /** Empty while it is being answered. */
  parts: list(assistantPartSchema),
  feedback: z.nullable(assistantFeedbackSchema),
});
export type AssistantMessage = z.infer<typeof assistantMessageSchema>;

export const newConversationSchema = z.strictObject({ language });
export const newAssistantMessageSchema = z.strictObject({
  /** The same id gets the same answer again. */
  id: uuidSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(chatMessageMax)),
  /** Of the person, for what is noted for a time of day. */
  timeZone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone))),
});
export const namedConversationSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(conversationNameMax)),
});
/** Which engine answers, and where texts go with a model. */
export const assistantAboutSchema = z.object({
  engine: z.enum(['library', 'model']),
  host: optionalText,
  model: optionalText,
});
export type AssistantAbout = z.infer<typeof assistantAboutSchema>;
export const assistantConversationsSchema = z.object({
  items: list(assistantConversationSchema),
  nextCursor: optionalText,
  about: assistantAboutSchema,
});
export const assistantConversationDetailSchema = z.object({
  conversation: assistantConversationSchema,
  messages: list(assistantMessageSchema),
});
