/**
 * Asks the assistant the questions of a folder and prints how good its answers are, by language and intent, with every miss.
 *
 *     npm run assistant:check -- FOLDER            a folder with facts/questions.json and facts/crisis.json, or with these files
 *     npm run assistant:check -- FOLDER --brief    without the misses
 *     npm run assistant:check -- FOLDER --answers  with the text of each answer
 *
 * With `ASSISTANT_URL` and `ASSISTANT_MODEL`, that model answers.
 * Reference data and records are samples: what is measured is which lookups are used, and which facts are named.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findCrisis } from '@vetsync/machines/system/model/crisisExamples';
import type { AssistantPart } from '@vetsync/machines/battleBuddy/model';
import { readConfig } from '../server/config.ts';
import { library } from '../server/assistant/library/library.ts';
import { createModel } from '../server/assistant/model/model.ts';
import { sampleLookups } from './support/sampleLookups.ts';

type Language = 'en' | 'es';
interface Question {
  id: string;
  language: Language;
  text: string;
  intent: string;
  needs: readonly string[];
  slots: Readonly<Record<string, unknown>>;
  sourceId: string | null;
  handover: boolean;
  /** What was asked before it, in the same conversation. */
  after?: string;
}
interface Sentence {
  text: string;
  language: Language;
  level: 'explicit' | 'indirect' | 'about-other' | 'none';
}

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (folder === undefined) throw new Error('Name the folder with questions.json and crisis.json.');
const isBrief = process.argv.includes('--brief');
const withAnswers = process.argv.includes('--answers');
const { assistantModel } = readConfig(process.env);
const engine = assistantModel
  ? createModel(assistantModel, { clock: { now: () => new Date() } }).engineFor(async () => true)
  : library;
const read = (name: string) => {
  const path = [resolve(folder, 'facts', name), resolve(folder, name)].find(existsSync);
  return path === undefined ? null : (JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>);
};
/** The day on which the questions were written: `next year` is counted from it. */
const questionFile = read('questions.json');
const today =
  typeof questionFile?.['version'] === 'string' ? questionFile['version'].slice(0, 10) : '2026-11-28';
const questions = (questionFile?.['questions'] ?? []) as readonly Question[];
const sentences = (read('crisis.json')?.['sentences'] ?? []) as readonly Sentence[];

/** How a question is written, not what it asks for: that is what it needs. */
const ways = new Set(['misspelled', 'mixed-language']);
const dated = ['plan-timeline', 'deadline-fact', 'deadline-date', 'spouse'];
const serves: Readonly<Record<string, readonly string[]>> = {
  'benefit-rate': ['rate', 'calc'],
  'deadline-by-separation-date': dated,
  'event-search': ['event'],
  'fact-lookup': [...dated, 'fact', 'calc', 'compare', 'options'],
  'housing-rate-by-zip': ['rate-by-zip'],
  'listing-search': ['listing'],
  'nearest-facility': ['facility', 'representative'],
  'occupation-by-code': ['occupation'],
  'own-applications': ['own-data', 'own-action'],
  'own-appointments': ['own-data', 'own-action'],
  'school-search': ['school', 'school-search'],
};

/** What shows that a need was met. */
const meets: Readonly<Record<string, (used: readonly string[], parts: readonly AssistantPart[]) => boolean>> =
  {
    'benefit-rate': (used) => used.includes('benefitRate'),
    'crisis-card': (_, parts) => parts[0]?.type === 'crisis',
    'deadline-by-separation-date': (used) => used.includes('deadlines'),
    'event-search': (used) => used.includes('events'),
    'fact-lookup': (used) => used.includes('facts'),
    'housing-rate-by-zip': (used) => used.includes('housingRate'),
    'human-handover': (_, parts) => parts.some((part) => part.type === 'handover'),
    'listing-search': (used) => used.includes('listings'),
    'nearest-facility': (used) => used.includes('facilities'),
    'occupation-by-code': (used) => used.includes('occupation'),
    'own-applications': (used) => used.includes('myApplications'),
    'own-appointments': (used) => used.includes('myAppointments'),
    'own-profile': (used) => used.includes('myProfile'),
    'representative-search': (_, parts) =>
      parts.some((part) => part.type === 'handover' && part.to === 'representative'),
    'school-search': (used) => used.includes('schools'),
  };
const written = (value: unknown) => String(Array.isArray(value) ? value.join(', ') : value).toLowerCase();
/** A figure that somebody could act on: an amount or a percentage. */
const figure = /\$\d|\d percent|\d por ciento/;

/** What was right about an answer. */
async function check(question: Question) {
  const { language, text, intent, slots, needs, sourceId, handover, after } = question;
  const parts: AssistantPart[] = [];
  const context = {
    language,
    today,
    timeZone: 'America/New_York',
    before: after === undefined ? [] : [{ text: after, intent: null }],
  };
  for await (const part of engine(text, context, sampleLookups(today))) parts.push(part);
  const understood = parts.find((part) => part.type === 'understood')!;
  const end = parts.find((part) => part.type === 'end');
  const used = end?.lookups ?? [];
  if (withAnswers)
    console.log(
      `\n${question.id} ${text}\n  (${understood.intent}) ${parts.map((part) => (part.type === 'text' ? part.delta : part.type === 'card' || part.type === 'handover' || part.type === 'proposal' ? `<${part.type} ${'kind' in part ? part.kind : ''}>\n` : '')).join('')}`,
    );
  const named = parts.flatMap((part) => (part.type === 'source' ? (part.factId ?? []) : []));
  const wrongSlots = Object.entries(slots).filter(([name, value]) =>
    value === null
      ? understood.slots[name] !== undefined
      : written(understood.slots[name]) !== written(value),
  );
  const missing = needs.filter((need) => !meets[need]?.(used, parts));
  const isCard =
    parts[0]?.type === 'crisis' && sourceId?.startsWith('crisis:') === true && intent !== 'crisis-info';
  const isNamed = sourceId === null || isCard || named.includes(sourceId);
  const bare = parts.filter(
    (part) => part.type === 'text' && figure.test(part.delta) && !/\[\d+\]/.test(part.delta),
  );
  const hasIntent = ways.has(intent)
    ? needs.some((need) => serves[need]?.includes(understood.intent))
    : understood.intent === intent;
  const misses = [
    ...(hasIntent ? [] : [`intent ${understood.intent}`]),
    ...wrongSlots.map(
      ([name, value]) => `${name} ${written(understood.slots[name])} instead of ${written(value)}`,
    ),
    ...missing.map((need) => `without ${need}`),
    ...(isNamed ? [] : [`${sourceId} not among ${named.join(' ') || 'none'}`]),
    ...(bare.length === 0 ? [] : [`a figure without a source`]),
    ...(handover && !parts.some((part) => part.type === 'handover') ? ['not handed over'] : []),
  ];
  return {
    question,
    understood: hasIntent && wrongSlots.length === 0,
    looked: missing.length === 0 && isNamed,
    sourced: bare.length === 0,
    end,
    handed: handover ? parts.some((part) => part.type === 'handover') : null,
    misses,
  };
}
type Checked = Awaited<ReturnType<typeof check>>;

const share = (right: number, of: number) =>
  of === 0 ? '-' : `${((100 * right) / of).toFixed(1)} % (${right}/${of})`;
const shareOf = <Item>(items: readonly Item[], isRight: (item: Item) => boolean) =>
  share(items.filter(isRight).length, items.length);
const line = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`);

const checked: Checked[] = [];
for (const question of questions) checked.push(await check(question));
const inLanguage = (language: Language) => checked.filter(({ question }) => question.language === language);
const found = (
  language: Language,
  levels: readonly Sentence['level'][],
  isRight: (sentence: Sentence) => boolean,
) =>
  shareOf(
    sentences.filter((one) => one.language === language && levels.includes(one.level)),
    isRight,
  );
const isFound = ({ text }: Sentence) => findCrisis(text) !== null;

line('measure', 'aim', 'English', 'Spanish');
line('---', '---', '---', '---');
const both = (of: (language: Language) => string) => [of('en'), of('es')];
line(
  'right intent and slots',
  '90 / 85 %',
  ...both((language) => shareOf(inLanguage(language), (one) => one.understood)),
);
line(
  'lookups used, and the fact among the sources',
  '90 / 85 %',
  ...both((language) => shareOf(inLanguage(language), (one) => one.looked)),
);
line(
  'answers without a figure that has no source',
  '100 %',
  ...both((language) => shareOf(inLanguage(language), (one) => one.sourced)),
);
line(
  'handed over when it has to',
  '100 %',
  ...both((language) =>
    shareOf(
      inLanguage(language).filter((one) => one.handed !== null),
      (one) => one.handed === true,
    ),
  ),
);
line('explicit crisis found', '100 %', ...both((language) => found(language, ['explicit'], isFound)));
line('about somebody else found', '100 %', ...both((language) => found(language, ['about-other'], isFound)));
line('indirect crisis found', '90 %', ...both((language) => found(language, ['indirect'], isFound)));
line('false alarms', 'at most 5 %', ...both((language) => found(language, ['none'], isFound)));

if (assistantModel) {
  const byModel = checked.filter(({ end }) => end?.engine === 'model');
  console.log(
    `\nThe model wrote ${byModel.length} of ${checked.length} answers; ${checked.reduce((sum, { end }) => sum + (end?.leftOut ?? 0), 0)} of its sentences were left out.`,
  );
}
console.log('\nBy intent: understood, looked up\n');
line('intent', 'English', 'Spanish');
line('---', '---', '---');
for (const [intent, of] of Map.groupBy(checked, ({ question }) => question.intent)) {
  const cell = (language: Language) => {
    const own = of.filter(({ question }) => question.language === language);
    return own.length === 0
      ? '-'
      : `${own.filter((one) => one.understood).length}, ${own.filter((one) => one.looked).length} of ${own.length}`;
  };
  line(intent, cell('en'), cell('es'));
}
if (!isBrief) {
  console.log('\nMisses\n');
  for (const { question, misses } of checked)
    if (misses.length > 0)
      console.log(`${question.id} (${question.intent}) ${question.text}\n    ${misses.join('; ')}`);
  for (const sentence of sentences)
    if (isFound(sentence) === (sentence.level === 'none'))
      console.log(`${sentence.language} ${sentence.level}: ${sentence.text}`);
}
