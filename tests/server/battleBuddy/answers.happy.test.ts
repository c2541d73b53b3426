import { expect, test } from 'vitest';
import { library } from '../../../server/assistant/library/library.ts';
import type { Lookups } from '../../../server/assistant/lookups.ts';
import type { AssistantPart } from '../../../machines/battleBuddy/model/index.ts';
import type { Language } from '../../../machines/system/model/index.ts';
import { sampleLookups } from '../../../scripts/support/sampleLookups.ts';

const today = '2026-11-28';
/** What is answered, and what each lookup was asked. */
async function ask(text: string, language: Language = 'en', own: Partial<Lookups> = {}) {
  const asked: [string, unknown][] = [];
  const lookups = Object.fromEntries(
    Object.entries({ ...sampleLookups(today), ...own }).map(([name, look]) => [
      name,
      (input: never) => {
        asked.push([name, input]);
        return (look as (given: never) => unknown)(input);
      },
    ]),
  ) as Lookups;
  const parts: AssistantPart[] = [];
  const context = { language, today, timeZone: 'America/New_York', before: [] };
  for await (const part of library(text, context, lookups)) parts.push(part);
  return {
    asked,
    texts: parts.flatMap((part) => (part.type === 'text' ? part.delta.trim() : [])),
    facts: parts.flatMap((part) => (part.type === 'source' ? (part.factId ?? []) : [])),
    handovers: parts.filter(({ type }) => type === 'handover'),
  };
}

test.each([
  ['en', 'How do I get my DD-214?', 'timeline:dd214-copies'],
  ['en', 'How do I sign up for VA health care?', 'timeline:va-health-apply'],
  ['es', '¿Dónde consigo una tarjeta de identificación de veterano?', 'timeline:id-cards'],
] as const)(
  'an article answers first, and what is not confirmed is only a source: %s %s',
  async (language, text, fact) => {
    const { texts, facts } = await ask(text, language);
    expect(texts.join(' ')).not.toMatch(/confirmed “|confirmado “/);
    expect(facts).toContain(fact);
  },
);

test('what is not confirmed and no article tells names where to check, and a person', async () => {
  const { texts, handovers } = await ask('¿Cuál es el límite para pasar el Montgomery al Post-9/11?', 'es');
  expect(texts[0]).toMatch(/todavía no ha confirmado “.+Dónde consultarlo: VA Form 22-1990/);
  expect(handovers).toHaveLength(1);
});

test('of several facts, each says what it is about', async () => {
  const { texts } = await ask('My claim was denied, what should I do?');
  expect(texts.slice(0, 2).map((said) => said.split('.')[0])).toEqual([
    'Ask for a Higher-Level Review',
    'File a Supplemental Claim',
  ]);
});

test('money for books is not hidden by other amounts', async () => {
  const { texts } = await ask('¿Cuánto paga el GI Bill de libros al año?', 'es');
  expect(texts[0]).toContain('$1,000');
  expect(texts.join(' ')).not.toContain('$30,908');
});

test('amounts beside each other are named', async () => {
  const { texts } = await ask('What does the GI Bill pay for a private school per year?');
  expect(texts[0]).toMatch(
    /^Private or foreign school: up to \$[\d,.]+ a year; housing if all your classes are online: \$/,
  );
});

test.each([
  ['How much does a registered nurse make?', 'nurse'],
  ['How much does a dental hygienist make?', 'dental hygienist'],
  ['¿Cuánto gana un electricista?', 'electrician'],
])('who names a job asks about that one, not about their own: %s', async (text, q) => {
  const { asked } = await ask(text);
  expect(asked).toContainEqual(['occupation', { q }]);
  expect(asked.map(([name]) => name)).not.toContain('myProfile');
});

test.each([
  ['Find me welding jobs', { kind: 'job' }],
  ['¿Hay empleos de soldador?', { kind: 'job', q: 'welder' }],
])('who asks for a job is shown jobs: %s', async (text, input) => {
  const { asked } = await ask(text);
  expect(asked).toContainEqual(['listings', expect.objectContaining(input)]);
});

test('several files of one page have one number', async () => {
  const page = { title: 'A list', address: 'https://www.va.gov/', date: null, factId: 'data:facilities' };
  const { texts } = await ask('Where is the nearest VA clinic to 92101?', 'en', {
    facilities: async () => ({
      data: {
        items: [{ id: '1', name: 'A clinic' }],
        locator: 'https://www.va.gov/find-locations/',
      } as never,
      sources: [page, { ...page, title: 'Another' }],
    }),
  });
  expect(texts[0]).toMatch(/call first\. \[1\]$/);
});

test.each([
  ['events about resumes in May', { q: 'resume', month: '2027-05' }],
  ['¿Hay eventos sobre entrevistas el próximo mes en Tampa?', { q: 'interview Tampa', month: '2026-12' }],
  ['any hike events in Colorado in december', { q: 'hike Colorado', month: '2026-12' }],
  ['What events may I attend?', {}],
])('events are those of the subject, the place and the month: %s', async (text, input) => {
  const { asked } = await ask(text);
  expect(asked.filter(([name]) => name === 'events')[0]).toEqual(['events', input]);
});

test.each([
  ['Logística en Virginia', { q: 'logistics Virginia' }],
  ['trabajos de enfermería en Texas', { q: 'nurs Texas', kind: 'job' }],
  ['Accounting jobs in Ohio', { q: 'accounting Ohio', kind: 'job' }],
])('a field in a state, in either language, is looked for there: %s', async (text, input) => {
  const { asked } = await ask(text);
  expect(asked.filter(([name]) => name === 'listings')[0]).toEqual(['listings', input]);
});

test('what a place has not is named as elsewhere, and nothing is proposed', async () => {
  const found = { id: '1', kind: 'job', title: 'A job', organization: 'A yard', place: null } as const;
  const listings: Lookups['listings'] = async ({ q = '' }) => ({
    data: q.includes('Ohio') ? [] : [found],
    sources: [],
  });
  const { texts } = await ask('Accounting jobs in Ohio', 'en', { listings });
  expect(texts[0]).toMatch(/^I found nothing there now/);
});

test.each([
  ['What is BAH for an E-5 with dependents in 92101?', [{ zip: '92101', grade: 'E05', hasDependents: true }]],
  ['BAH for a single E-4 in Norfolk', [{ zip: '23510', grade: 'E04', hasDependents: false }]],
  [
    '¿Cuánto es el BAH de un O-3 en 92101?',
    [
      { zip: '92101', grade: 'O03', hasDependents: true },
      { zip: '92101', grade: 'O03', hasDependents: false },
    ],
  ],
])('the housing allowance of a rank is not that of the GI Bill: %s', async (text, inputs) => {
  const data = { monthly: 2_500, area: 'SAN DIEGO, CA', year: 2026, source: {} as never };
  const { asked, texts } = await ask(text, 'en', {
    housingAllowance: async () => ({ data, sources: [] }),
  });
  expect(asked.flatMap(([name, input]) => (name === 'housingAllowance' ? [input] : []))).toEqual(inputs);
  expect(texts[0]).toMatch(/San Diego, CA is \$2,500 a month/);
});

test('without a rank, the housing allowance asks for it', async () => {
  const { texts } = await ask('housing allowance at my rank in San Diego');
  expect(texts[0]).toMatch(/pay grade/);
});

test.each([
  ['en', 'What are a widow’s rights?', /DIC/],
  ['es', 'Soy viuda de un veterano, ¿qué derechos tengo?', /DIC/],
  ['en', 'What are my rights under USERRA?', /^A federal law called USERRA/],
  ['es', '¿Qué derechos me da USERRA?', /^Una ley federal que se llama USERRA/],
  ['en', 'How much does VGLI cost?', /your age, and how much insurance/],
  ['es', '¿Cuánto cuesta el VGLI?', /su edad y cuánto seguro/],
] as const)('rights and costs of a program are facts: %s %s', async (language, text, says) => {
  const { texts, handovers } = await ask(text, language);
  expect(texts[0]).toMatch(says);
  expect(handovers).toEqual([]);
});
