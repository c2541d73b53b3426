import type { AssistantCard, AssistantIntent, AssistantPart } from '@vetsync/machines/battleBuddy/model';
import type { Branch } from '@vetsync/machines/profile/model';
import { branchSlugOf } from '@vetsync/machines/reference/model';
import type { PlaceKind } from '@vetsync/machines/reference/model';
import { ownDateOf, reminderDayOf, reminderIdOf } from '@vetsync/machines/reference/model';
import { dayAfter } from '../../reference/facts/days.ts';
import { facts as allFacts, factOfId } from '../facts/facts.ts';
import type { Fact } from '../facts/facts.ts';
import type { AnswerContext, Lookups, Source } from '../lookups.ts';
import type { Match } from '../retrieval.ts';
import { placeIn } from '../understanding/places.ts';
import type { Understanding } from '../understanding/understand.ts';
import { named, plainWords } from '../understanding/words.ts';
import { dollars, handover, longDay, sayFact, sourceOfFact, wordsOf } from './writing.ts';
import type { Said, Step } from './writing.ts';

export interface Asked extends Understanding {
  context: AnswerContext;
  lookups: Lookups;
}
type Answer = (asked: Asked) => AsyncGenerator<Step>;

type Shown = AssistantCard extends infer Card
  ? Card extends AssistantCard
    ? Omit<Card, 'type'>
    : never
  : never;
const card = (shown: Shown) => ({ type: 'card', ...shown }) as AssistantPart;
const next = (...questions: string[]): AssistantPart => ({ type: 'next', questions: questions.slice(0, 3) });
const text = (slots: Understanding['slots'], name: string) =>
  slots[name] === undefined ? undefined : String(slots[name]);

/** The last day of service, as the question says it. */
function separationIn({ slots, context: { today } }: Asked): string | null {
  const day = text(slots, 'separationDate');
  if (day !== undefined) return day;
  if (typeof slots['daysSince'] === 'number') return dayAfter(today, `-P${slots['daysSince']}D`);
  if (typeof slots['daysLeft'] === 'number') return dayAfter(today, `P${slots['daysLeft']}D`);
  return null;
}
async function separationOf(asked: Asked): Promise<string | null> {
  return separationIn(asked) ?? ((await asked.lookups.myProfile()).data?.separation || null);
}

/** The ZIP code that the question or the profile is about. */
async function zipOf(asked: Asked, { fromProfile = true } = {}): Promise<string | null> {
  const { slots, question, lookups } = asked;
  const zip = text(slots, 'zip') ?? placeIn(question, plainWords(question))?.zip;
  if (zip !== undefined || !fromProfile) return zip ?? null;
  const location = (await lookups.myProfile()).data?.location ?? '';
  return /\b\d{5}\b/.exec(location)?.[0] ?? placeIn(location, plainWords(location))?.zip ?? null;
}

/** Of several facts, those that are about as good as the best. */
const nearShare = 0.62;
function bestOf(found: readonly Match<Fact>[], max: number): Fact[] {
  const [best] = found;
  if (!best) return [];
  return found
    .filter(({ score }) => score >= nearShare * best.score)
    .slice(0, max)
    .map(({ item }) => item);
}
function* sayFacts(asked: Asked, facts: readonly Fact[], separation: string | null): Generator<Step> {
  const { language, today } = asked.context;
  for (const fact of facts) yield sayFact(fact, { language, separation, today });
  if (facts.some(({ text: said }) => said !== null)) yield { say: wordsOf(language).reported };
}

/** A fact, with dates if the last day is known, then articles that say more. */
const fact: Answer = async function* (asked) {
  const { question, context, lookups, slots, facts } = asked;
  const words = wordsOf(context.language);
  await lookups.facts({ q: question.slice(0, 200) });
  const separation = separationIn(asked);
  if (
    separation !== null ||
    slots['serviceDays'] !== undefined ||
    slots['separationYear'] !== undefined ||
    slots['retirementYear'] !== undefined
  )
    await lookups.deadlines({ separation: separation ?? context.today });
  yield* sayFacts(asked, bestOf(facts, 3), separation);
  yield* reminder(asked, facts[0]?.item, separation);
  yield* furtherArticles(asked);
  const top = facts[0]?.item;
  const plain = named(plainWords(question));
  const asksRight = eligibility.test(plain);
  // Whoever asks about their own right, or about what nobody has confirmed, needs a person.
  if (top && (top.text === null || asksRight))
    yield handover(
      /\b(?:guard|guardia|reserve|reserva|orders|ordenes)\b/.test(plain) ? 'unit' : 'benefitsLine',
      asksRight ? 'eligibility' : 'notKnown',
    );
  if (top?.due !== null && top?.anchor === 'separation' && separation === null)
    yield next(words.next.timeline, words.next.claim);
};

const eligibility =
  /\b(?:am i (?:eligible|entitled|covered)|do i (?:get|qualify)|will i (?:get|qualify)|can i qualify|califico|tengo derecho|soy elegible|me toca|me corresponde)\b/;

/** The article that fits best, in its own words. */
async function* furtherArticles(asked: Asked, { isAnswer = false } = {}): AsyncGenerator<Step> {
  const { question, context, lookups } = asked;
  const { data } = await lookups.articles({ q: question.slice(0, 200), language: context.language });
  const [best] = data;
  if (!best || best.score < (isAnswer ? 14 : 20)) return;
  yield { say: best.item.text, from: best.item.sources };
}

/** Offers to note a week before the last day of a deadline, as the countdown does. */
function* reminder(asked: Asked, about: Fact | undefined, separation: string | null): Generator<Step> {
  const { language, today, timeZone } = asked.context;
  if (
    !about ||
    about.text === null ||
    about.due === null ||
    separation === null ||
    about.anchor !== 'separation'
  )
    return;
  const due = dayAfter(separation, about.due);
  const date = reminderDayOf(
    due as Parameters<typeof reminderDayOf>[0],
    today as Parameters<typeof reminderDayOf>[0],
  );
  if (date === null) return;
  const words = wordsOf(language);
  const title = about.title[language];
  const event = ownDateOf(
    { id: reminderIdOf(about.id.replace(/^timeline:/, '')), title, date },
    { timeZone, organizer: '' },
  );
  yield {
    type: 'proposal',
    command: { type: 'event.create', payload: { event } },
    summary: {
      title: words.proposeDeadline(title),
      lines: [
        { label: words.labels.what, value: title },
        { label: words.labels.when, value: longDay(date, language) },
      ],
    },
  };
}

const reasonIn = (plain: string) =>
  /\b(?:spouse|wife|husband|espos[oa]|conyuge)\b/.test(plain)
    ? 'spouse'
    : /\bretir|jubil/.test(plain)
      ? 'retiring'
      : /\bmed(?:ical)? board|junta medica|ides\b/.test(plain)
        ? 'medical'
        : undefined;

/** The next dates for somebody who leaves. */
const timeline: Answer = async function* (asked) {
  const { question, context, lookups, facts, intent } = asked;
  const { language } = context;
  const words = wordsOf(language);
  const plain = named(plainWords(question));
  const separation = await separationOf(asked);
  const reason = intent === 'spouse' ? ('spouse' as const) : reasonIn(plain);
  const component = /\bguard\b|guardia/.test(plain)
    ? 'guard'
    : /\breserve|reserva\b/.test(plain)
      ? 'reserve'
      : 'active';
  await lookups.facts({ q: question.slice(0, 200) });
  if (separation === null) {
    await lookups.deadlines({ separation: context.today, component, ...(reason && { reason }) });
    yield* sayFacts(asked, bestOf(facts, 3), null);
    yield { say: words.needsDate };
    return;
  }
  const { data, sources } = await lookups.deadlines({ separation, component, ...(reason && { reason }) });
  yield { say: intent === 'spouse' ? words.spouse : words.timeline(longDay(separation, language)) };
  // Rights first, because they end: the list on the card is by date.
  const open = data.items.filter(({ isOver }) => !isOver);
  const shown = [...open.filter(({ hard }) => hard), ...open.filter(({ hard }) => !hard)].slice(0, 8);
  yield card({
    kind: 'deadlines',
    data: shown
      .toSorted((one, other) => ((one.due ?? '9') < (other.due ?? '9') ? -1 : 1))
      .map(({ id, title, what, opens, due, hard, where }) => {
        const known = factOfId(`timeline:${id}`);
        return {
          id,
          title: known?.title[language] ?? title,
          what: known?.text?.[language] ?? what,
          opens,
          due,
          hard,
          address: where.address,
        };
      }),
  });
  for (const { id } of shown) {
    const known = factOfId(`timeline:${id}`);
    if (known) yield sayFact(known, { language, separation, today: context.today });
  }
  if (sources.length > 0) yield { say: words.reported };
  yield* reminder(
    asked,
    shown.map(({ id }) => factOfId(`timeline:${id}`)).find((known) => known?.hard),
    separation,
  );
};

const rateOf: Answer = async function* (asked) {
  const { question, context, lookups, slots, facts } = asked;
  const { language } = context;
  const words = wordsOf(language);
  const plain = named(plainWords(question));
  await lookups.facts({ q: question.slice(0, 200) });
  const isPay =
    slots['rating'] !== undefined || /\b(?:disab|compens|discapacidad|cola|subir|aumento)\w*/.test(plain);
  const named33 = String(slots['chapter'] ?? (isPay ? 'compensation' : '33'));
  const chapter =
    (['33', '30', '1606', '35', '31'] as const).find((known) => known === named33) ?? 'compensation';
  const { data, sources } = await lookups.benefitRate({ chapter });
  const isAhead = slots['year'] !== undefined && Number(slots['year']) > Number(context.today.slice(0, 4));
  const wanted = data.rates.filter((rate) => {
    if (chapter === 'compensation')
      return (
        slots['dependents'] !== 'spouse' &&
        rate.id === `compensation-veteran-alone-${slots['rating'] ?? 'none'}`
      );
    if (chapter === '33') return slots['mode'] === 'online' ? rate.id.includes('online') : rate.from !== null;
    const time =
      slots['time'] === 'half'
        ? /-half$/
        : slots['time'] === 'three quarter'
          ? /three-quarter$/
          : slots['time'] === 'less than half'
            ? /under-half/
            : /-full$/;
    return time.test(rate.id);
  });
  // Of a spouse, the latest period: the amounts of one alone would be wrong.
  const withSpouse =
    slots['dependents'] === 'spouse' ? allFacts.findLast(({ id }) => id.endsWith('-spouse')) : undefined;
  const best =
    withSpouse && chapter === 'compensation'
      ? [withSpouse]
      : bestOf(facts, 2).filter(({ id }) => id.startsWith('benefits:'));
  if (wanted.length > 0 && !isAhead) {
    const lines = wanted
      .map(({ amount, unit }) => `${dollars(amount, language)} ${words.rateUnits[unit] ?? ''}`.trim())
      .join('; ');
    const [{ from, to }] = [wanted[0]!];
    const say = (data.ended ? words.rateEnded : words.rate)(
      `${lines}.`,
      longDay(from ?? context.today, language),
      longDay(to ?? context.today, language),
    );
    yield { say, from: sources };
    yield card({ kind: 'rates', data: wanted });
  } else if (best.length === 0) yield { say: words.noRate, from: sources };
  yield* sayFacts(asked, best, null);
  if (chapter === 'compensation') {
    const cola = factOfId('benefits:comp-cola');
    if (cola) yield sayFact(cola, { language, separation: null, today: context.today });
  }
};

/** Percent of the Post-9/11 GI Bill by days of active duty: official steps, as in the fact `tier-table`. */
const tiers: readonly (readonly [number, number])[] = [
  [1095, 100],
  [910, 90],
  [730, 80],
  [545, 70],
  [180, 60],
  [90, 50],
];
const calculation: Answer = async function* (asked) {
  const { question, context, lookups, slots, facts } = asked;
  const { language } = context;
  const words = wordsOf(language);
  await lookups.facts({ q: question.slice(0, 200) });
  const days = /\d+/.exec(text(slots, 'days') ?? '')?.[0];
  const table = factOfId('benefits:tier-table')!;
  if (days !== undefined) {
    const percent = tiers.find(([from]) => Number(days) >= from)?.[1] ?? 0;
    yield { say: words.percentOf(percent, days), from: [sourceOfFact(table, language)] };
    yield sayFact(table, { language, separation: null, today: context.today });
    return;
  }
  const cost = Number(slots['tuition'] ?? 0);
  if (cost > 0) {
    const school = text(slots, 'school');
    if (school !== undefined) await lookups.schools({ q: school });
    const { data, sources } = await lookups.benefitRate({ chapter: '33' });
    const cap = data.ended ? undefined : data.rates.find(({ id }) => id.startsWith('33-private'));
    if (cap) {
      const [paid, all] = [dollars(cap.amount, language), dollars(cost, language)];
      const say =
        cost > cap.amount
          ? words.capDifference(all, paid, dollars(Math.round((cost - cap.amount) * 100) / 100, language))
          : words.capCovers(all, paid);
      yield {
        say: `${say} ${words.rate('', longDay(cap.from!, language), longDay(cap.to!, language)).trim()}`,
        from: sources,
      };
    } else yield { say: words.noRate, from: sources };
    const ribbon = factOfId('benefits:yellow-ribbon');
    if (ribbon) yield sayFact(ribbon, { language, separation: null, today: context.today });
    return;
  }
  yield* sayFacts(asked, bestOf(facts, 2), null);
};

const housing: Answer = async function* (asked) {
  const { slots, context, lookups, question } = asked;
  const { language } = context;
  const words = wordsOf(language);
  const school = text(slots, 'school');
  let zip = school === undefined ? await zipOf(asked, { fromProfile: false }) : (text(slots, 'zip') ?? null);
  await lookups.facts({ q: question.slice(0, 200) });
  if (school !== undefined) {
    const { data, sources } = await lookups.schools({ q: school });
    const [found] = data;
    if (found) {
      yield { say: words.school([found.name]), from: sources.slice(0, 1) };
      zip ??= found.zip?.slice(0, 5) ?? null;
    } else yield { say: words.noSchool };
  }
  if (zip === null) {
    yield { say: words.askSchoolZip };
    // So that it stands among what was looked up: there is no rate without a place.
    return;
  }
  const { data, sources } = await lookups.housingRate({ zip });
  if (data) {
    yield {
      say: words.housing(
        dollars(data.monthly, language),
        data.area,
        longDay(data.from, language),
        longDay(data.to, language),
      ),
      from: sources,
    };
    const tier = Number(slots['tier'] ?? 0);
    if (tier > 0 && tier < 100)
      yield {
        say: words.housingShare(tier, dollars(Math.round(data.monthly * tier) / 100, language)),
        from: sources,
      };
    yield card({ kind: 'housingRate', data });
  } else yield { say: words.noHousing(zip) };
  const base = factOfId('benefits:mha-base')!;
  yield sayFact(base, { language, separation: null, today: context.today });
};

const school: Answer = async function* (asked) {
  const { slots, context, lookups, question, intent } = asked;
  const words = wordsOf(context.language);
  const name = text(slots, 'school');
  const near = name === undefined ? await zipOf(asked) : null;
  const { data, sources } = await lookups.schools({
    ...(name !== undefined && { q: name }),
    ...(near !== null && { near }),
  });
  if (name === undefined && near === null) yield { say: words.askZip };
  else if (data.length === 0) yield { say: words.noSchool };
  else {
    const asksRibbon = /yellowribbon/.test(named(plainWords(question)));
    const shown =
      intent === 'school'
        ? data.slice(0, 1)
        : asksRibbon
          ? data.filter(({ veterans }) => veterans?.yellowRibbon !== false)
          : data;
    yield { say: words.school(shown.map((one) => one.name)), from: sources };
    const [first] = shown;
    if (asksRibbon && first && intent === 'school')
      yield {
        say: words.yellowRibbon(first.name, first.veterans?.yellowRibbon ?? null, first.veterans?.year ?? ''),
        from: sources,
      };
    yield card({ kind: 'schools', data: shown });
  }
  if (/yellowribbon/.test(named(plainWords(question)))) {
    const ribbon = factOfId('benefits:yellow-ribbon')!;
    yield sayFact(ribbon, { language: context.language, separation: null, today: context.today });
  }
};

const kindsOfPlaces: readonly (readonly [RegExp, PlaceKind])[] = [
  [/vetcenter/, 'vet-center'],
  [/\b(?:cemetery|cementerio)\b/, 'cemetery'],
  [/\b(?:regional office|benefits office|oficina)\b/, 'benefits-office'],
  [/\b(?:hospital|er|emergency|emergencia|medical center|centro medico|vamc)\b/, 'medical-center'],
];
async function* nearby(asked: Asked, zip: string, kind?: PlaceKind): AsyncGenerator<Step> {
  const words = wordsOf(asked.context.language);
  const { data, sources } = await asked.lookups.facilities({ near: zip, ...(kind && { kind }) });
  if (!data || data.items.length === 0) {
    yield {
      say: words.noPlaces,
      from: [{ title: 'VA', address: 'https://www.va.gov/find-locations/', date: null }],
    };
    return;
  }
  yield { say: words.places(data.items[0]!.name), from: sources };
  yield card({ kind: 'places', data });
}
const facility: Answer = async function* (asked) {
  const { question, context, lookups, slots } = asked;
  const words = wordsOf(context.language);
  const plain = named(plainWords(question));
  const kind = kindsOfPlaces.find(([says]) => says.test(plain))?.[1];
  // A place by its name is found near where the person is: the list is by ZIP code.
  const zip = await zipOf(asked);
  if (zip === null) {
    yield {
      say: slots['name'] === undefined ? words.askZip : `${words.noPlaces} ${words.askZip}`,
      from: [
        { title: 'VA', address: 'https://www.va.gov/find-locations/', date: null, factId: 'data:facilities' },
      ],
    };
    await lookups.facts({ q: question.slice(0, 200) });
  } else yield* nearby(asked, zip, kind);
  if (/\b(?:open|now|abiert|ahora|weekend|fin de semana)\w*/.test(plain)) yield { say: words.placesNow };
  if (kind === 'vet-center')
    yield sayFact(factOfId('crisis:vetcenter')!, {
      language: context.language,
      separation: null,
      today: context.today,
    });
};

const representative: Answer = async function* (asked) {
  const { context } = asked;
  const words = wordsOf(context.language);
  yield { say: words.handover.ownClaim, from: [sourceOfFact(factOfId('timeline:vso')!, context.language)] };
  yield handover('representative', 'ownClaim');
  const zip = await zipOf(asked, { fromProfile: false });
  if (zip !== null) yield* nearby(asked, zip, 'benefits-office');
};

const occupation: Answer = async function* (asked) {
  const { slots, context, lookups, question, facts } = asked;
  const words = wordsOf(context.language);
  const profile = slots['code'] === undefined ? (await lookups.myProfile()).data : null;
  const own = profile?.occupations[0];
  const code = text(slots, 'code') ?? own?.code;
  const branch = branchSlugOf((text(slots, 'branch') ?? own?.branch ?? '') as Branch | '');
  const { data, sources } = await lookups.occupation({
    ...(branch && { branch }),
    ...(code !== undefined ? { code } : { q: question.slice(0, 200) }),
  });
  if (!data)
    yield {
      say: code === undefined ? words.askCode : words.noOccupation,
      from: [
        {
          title: 'O*NET',
          address: 'https://www.onetonline.org/crosswalk/MOC/',
          date: null,
          factId: 'data:occupations',
        },
      ],
    };
  else {
    const titles = data.civilian.slice(0, 4).map(({ title }) => title);
    yield {
      say:
        titles.length === 0
          ? words.militaryOnly(data.code, data.title)
          : words.occupation(data.code, data.title, titles),
      from: sources,
    };
    yield card({ kind: 'occupation', data });
  }
  const plain = named(plainWords(question));
  if (/\b(?:licen|certif|nurse|enferm)\w*/.test(plain)) {
    await lookups.facts({ q: question.slice(0, 200) });
    yield { say: words.license };
    yield* sayFacts(asked, bestOf(facts, 1), null);
    const tests = factOfId('benefits:licensing');
    if (tests) yield sayFact(tests, { language: context.language, separation: null, today: context.today });
  }
  yield next(words.next.jobs);
};

/** Words of a question that say what kind of thing is looked for, and where: they are no words of a listing. */
const asking =
  /\b(?:show|find|search|list|look|looking|any|are|there|is|me|my|a|an|the|in|near|around|for|with|that|want|wants|need|i|jobs?|work|openings?|listings?|positions?|who|hire|hiring|please|of|to|muestrame|muestreme|busco|buscar|buscame|hay|trabajos?|empleos?|vacantes?|en|cerca|de|para|con|que|un|una|los|las|el|la|quiero|necesito|apprenticeships?|aprendizajes?|clearance|next|month|week|events?|eventos?|class|classes|clases?)\b/g;
const listing: Answer = async function* (asked) {
  const { slots, context, lookups, question } = asked;
  const words = wordsOf(context.language);
  const plain = plainWords(question);
  const city = text(slots, 'city')?.toLowerCase();
  const near = await zipOf(asked, { fromProfile: /\b(?:near me|cerca de mi|nearby)\b/.test(plain) });
  const q = [
    text(slots, 'trade'),
    plain
      .replace(city ?? '\n', ' ')
      .replace(asking, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ].find((one) => one !== undefined && one !== '');
  const isRemote = /\b(?:remote|remoto|from home|desde casa)\b/.test(plain);
  const { data, sources } = await lookups.listings({
    ...(near !== null && { near }),
    ...(slots['clearance'] === undefined &&
      q !== undefined && { q: q.replace(/\b(?:remote|remoto|bilingues?|bilingual)\b/g, '').trim() || q }),
    ...(slots['clearance'] !== undefined && { clearance: 'secret' as const }),
    ...(isRemote && { remote: true }),
  });
  if (data.length === 0) {
    yield {
      say: words.noListings,
      from: [
        { title: 'VetSync', address: '/platform/marketplace', date: context.today, factId: 'data:listings' },
      ],
    };
    return;
  }
  yield { say: words.listings(data.length), from: sources };
  yield card({ kind: 'listings', data });
  yield* application(asked, data[0]!);
};

const submissions: Readonly<Record<string, string>> = {
  job: 'job.submit',
  degree: 'college.submit',
  program: 'nonprofit.submit',
};
function* application(
  { context }: Asked,
  found: { id: string; kind: string; title: string; organization: string },
): Generator<Step> {
  const type = submissions[found.kind];
  if (type === undefined) return;
  const words = wordsOf(context.language);
  yield {
    type: 'proposal',
    command: { type, payload: { listingId: found.id } },
    summary: {
      title: words.proposeApply(found.title),
      lines: [
        { label: words.labels.what, value: found.title },
        { label: words.labels.organization, value: found.organization },
        { label: words.labels.sends, value: words.sendsProfile },
      ],
    },
  };
}

const event: Answer = async function* (asked) {
  const { context, lookups, question, slots, facts } = asked;
  const words = wordsOf(context.language);
  const city = text(slots, 'city');
  const { data, sources } = await lookups.events(city === undefined ? {} : { q: city });
  if (data.length === 0)
    yield {
      say: words.noEvents,
      from: [{ title: 'VetSync', address: '/platform/community', date: context.today }],
    };
  else {
    yield { say: words.events, from: sources };
    yield card({ kind: 'listings', data });
  }
  await lookups.facts({ q: question.slice(0, 200) });
  yield* sayFacts(asked, bestOf(facts, 1), null);
};

const ownData: Answer = async function* (asked) {
  const { context, lookups, question } = asked;
  const words = wordsOf(context.language);
  const plain = plainWords(question);
  if (/\b(?:appointments?|appts?|citas?|interviews?|entrevistas?)\b/.test(plain)) {
    const { data, sources } = await lookups.myAppointments();
    yield { say: words.appointments(data.length), from: sources };
    if (data.length > 0) yield card({ kind: 'appointments', data });
  } else if (
    /\b(?:profile|perfil|who|quien(?:es)?|know|sabes?)\b/.test(plain) &&
    !/\b(?:application|solicitud)/.test(plain)
  ) {
    const { data, sources } = await lookups.myProfile();
    yield { say: /\b(?:who|quien(?:es)?)\b/.test(plain) ? words.whoSaw : words.profile, from: sources };
    if (data)
      yield card({
        kind: 'profile',
        data: {
          branch: data.branch,
          occupation: data.occupations[0]?.code ?? '',
          rank: data.rank,
          separation: data.separation || null,
        },
      });
  } else {
    const { data, sources } = await lookups.myApplications();
    yield { say: words.applications(data.length), from: sources };
    if (data.length > 0) yield card({ kind: 'applications', data });
  }
};

const ownAction: Answer = async function* (asked) {
  const { context, lookups, question } = asked;
  const words = wordsOf(context.language);
  const plain = plainWords(question);
  if (/\b(?:appointments?|citas?|interview|entrevista)\b/.test(plain)) {
    const { data, sources } = await lookups.myAppointments();
    yield { say: words.action, from: sources };
    if (data.length > 0) yield card({ kind: 'appointments', data });
  } else if (/\b(?:application|solicitud|apply|aplicar|offer|oferta)/.test(plain)) {
    const { data, sources } = await lookups.myApplications();
    yield { say: `${words.action} ${words.actionApplication}`, from: sources };
    if (data.length > 0) yield card({ kind: 'applications', data });
  } else {
    const { sources } = await lookups.myProfile();
    yield {
      say: `${words.action} ${words.actionAccount}`,
      from: [...sources, { title: 'VetSync', address: '/account', date: context.today }],
    };
  }
  yield handover('account', 'ownDecision');
};

const ownCase: Answer = async function* (asked) {
  const { context, lookups, question, facts } = asked;
  const words = wordsOf(context.language);
  await Promise.all([lookups.myProfile(), lookups.facts({ q: question.slice(0, 200) })]);
  yield { say: words.ownCase, from: [sourceOfFact(factOfId('benefits:phone-edu')!, context.language)] };
  yield { say: words.general };
  yield* sayFacts(asked, bestOf(facts, 2), null);
  yield sayFact(factOfId('benefits:phone-edu')!, {
    language: context.language,
    separation: null,
    today: context.today,
  });
  yield handover('benefitsLine', 'notKnown');
};

const writing: Answer = async function* (asked) {
  const { context, lookups } = asked;
  const words = wordsOf(context.language);
  const { data } = await lookups.myProfile();
  const own = data?.occupations[0];
  const branch = branchSlugOf(own?.branch ?? '');
  yield { say: words.askText };
  if (!own || !branch) return;
  const { data: known, sources } = await lookups.occupation({ branch, code: own.code });
  if (known && known.civilian.length > 0)
    yield {
      say: words.occupation(
        known.code,
        known.title,
        known.civilian.slice(0, 4).map(({ title }) => title),
      ),
      from: sources,
    };
};

/** Answers that are always the same words, then what is known in general. */
async function* inGeneral(asked: Asked, max: number, scoreMin: number): AsyncGenerator<Step> {
  await asked.lookups.facts({ q: asked.question.slice(0, 200) });
  const [best] = asked.facts;
  if (!best || best.score < scoreMin) return;
  yield { say: wordsOf(asked.context.language).general };
  yield* sayFacts(asked, bestOf(asked.facts, max), null);
}
const claims: Answer = async function* (asked) {
  yield {
    say: wordsOf(asked.context.language).handover.ownClaim,
    from: [sourceOfFact(factOfId('timeline:vso')!, asked.context.language)],
  };
  yield handover('representative', 'ownClaim');
  const plain = named(plainWords(asked.question));
  const ways = ['timeline:decision-hlr', 'timeline:decision-supplemental', 'timeline:decision-board'];
  if (/\b(?:hlr|supplemental|suplementari\w*|board|appeal|apel\w*|denial|denied|negaron)\b/.test(plain)) {
    await asked.lookups.facts({ q: asked.question.slice(0, 200) });
    yield { say: wordsOf(asked.context.language).general };
    yield* sayFacts(
      asked,
      ways.map((id) => factOfId(id)!),
      null,
    );
  }
};
const medical: Answer = async function* (asked) {
  yield {
    say: wordsOf(asked.context.language).handover.medical,
    from: [sourceOfFact(factOfId('crisis:vcl-call')!, asked.context.language)],
  };
  yield handover('doctor', 'medical');
  const zip = await zipOf(asked);
  if (zip !== null) yield* nearby(asked, zip, 'clinic');
  else yield { say: wordsOf(asked.context.language).askZip };
};
const legal: Answer = async function* (asked) {
  const { context, question } = asked;
  const words = wordsOf(context.language);
  const plain = named(plainWords(question));
  const isJob =
    /\b(?:boss|job|fired|employer|work|jefe|despid\w*|trabajo|patron|hire|echaron|empleador)\b/.test(plain);
  const isDischarge =
    /\b(?:oth|discharge|baja|dishonorable|honorable|deshonrosa|bad conduct|bad paper|upgrade)\b/.test(plain);
  yield { say: isJob ? words.handover.employerRights : words.handover.legal };
  yield handover(isJob ? 'employerRights' : 'lawyer', 'legal');
  if (isDischarge) {
    await asked.lookups.facts({ q: question.slice(0, 200) });
    yield { say: words.discharge };
    yield* sayFacts(asked, [factOfId('timeline:discharge-upgrade')!, factOfId('timeline:vet-center')!], null);
  } else yield* inGeneral(asked, 2, 60);
};
const cannotKnow: Answer = async function* (asked) {
  const { context, question } = asked;
  const words = wordsOf(context.language);
  const plain = named(plainWords(question));
  const isDecision = /\b(?:should i|debo|deberia)\b/.test(plain);
  const to = /\b(?:unemployment|desempleo|tax|impuestos)\b/.test(plain)
    ? 'stateAgency'
    : /\b(?:recall|irr|deploy|mobiliz|orders?|llam)\w*/.test(plain)
      ? 'unit'
      : 'benefitsLine';
  yield { say: isDecision ? words.handover.ownDecision : words.handover.notKnown };
  yield handover(to, isDecision ? 'ownDecision' : 'notKnown');
  yield* inGeneral(asked, 1, 40);
};

const fixed = (say: (words: ReturnType<typeof wordsOf>) => string): Answer =>
  async function* ({ context }) {
    const words = wordsOf(context.language);
    yield { say: say(words) };
    yield next(words.next.timeline, words.next.rate, words.next.jobs);
  };
const politics: Answer = async function* ({ context }) {
  yield {
    say: wordsOf(context.language).politics,
    from: [sourceOfFact(factOfId('timeline:voter')!, context.language)],
  };
};
const insult: Answer = async function* (asked) {
  const { context, lookups, question } = asked;
  await lookups.facts({ q: question.slice(0, 200) });
  yield { say: wordsOf(context.language).insult };
  for (const id of ['benefits:phone-edu', 'benefits:phone-va'])
    yield sayFact(factOfId(id)!, { language: context.language, separation: null, today: context.today });
};

const injection: Answer = async function* (asked) {
  const { context, lookups, question, slots, facts } = asked;
  yield { say: wordsOf(context.language).injected };
  const plain = named(plainWords(question));
  if (slots['code'] !== undefined || /\b(?:match|fit|qualif|compare|compar|job)\w*/.test(plain)) {
    if (/\b(?:job|listing|fit|empleo|trabajo)\b/.test(plain)) await lookups.listings({});
    yield* occupation(asked);
  } else if (facts.length > 0 && plain.split(' ').length > 2) {
    await lookups.facts({ q: question.slice(0, 200) });
    yield* sayFacts(
      asked,
      bestOf(facts, 1).filter(() => facts[0]!.score > 25),
      null,
    );
  }
};

const ambiguous: Answer = async function* (asked) {
  const { context, question } = asked;
  const words = wordsOf(context.language);
  const plain = plainWords(question);
  if (/\borders?\b|\bordenes\b|\btitle\b|\btitulo\b/.test(plain)) {
    yield { say: words.askUnsure };
    yield handover('unit', 'notKnown');
    return;
  }
  if (/^(?:\w+ )?(?:help|ayuda|ayudame|auxilio|socorro)(?: me)?(?: please| por favor)?$/.test(plain)) {
    yield { say: words.askHelp, from: [sourceOfFact(factOfId('crisis:vcl-call')!, context.language)] };
    yield next(words.next.timeline, words.next.rate, words.next.claim);
    return;
  }
  yield { say: words.ask };
  if (/\b(?:paid|pay|pagan?|pago|money|dinero)\b/.test(plain))
    yield next(words.next.rate, words.next.disability, words.next.militaryPay);
  else if (/\b(?:days?|dias|tiempo|time|late|tarde|deadline|plazo|\d+)\b/.test(plain))
    yield next(words.next.bdd, words.next.tricare, words.next.job);
  else yield next(words.next.timeline, words.next.rate, words.next.applications);
};

/** An article answers what no fact does. Without one it says so, and where to ask. */
const unknown: Answer = async function* (asked) {
  const said: Step[] = [];
  for await (const step of furtherArticles(asked, { isAnswer: true })) said.push(step);
  if (said.length > 0) {
    yield* said;
    return;
  }
  const { language } = asked.context;
  yield { say: wordsOf(language).notFound, from: [sourceOfFact(factOfId('benefits:phone-va')!, language)] };
  yield handover('benefitsLine', 'notKnown');
};

export const answers: Readonly<
  Record<Exclude<AssistantIntent, 'crisis' | 'crisis-other' | 'crisis-housing'>, Answer>
> = {
  'plan-timeline': timeline,
  spouse: timeline,
  'deadline-fact': fact,
  'deadline-date': fact,
  fact,
  'crisis-info': fact,
  calc: calculation,
  compare: fact,
  options: async function* (asked) {
    const options = [
      'timeline:decision-hlr',
      'timeline:decision-supplemental',
      'timeline:decision-board',
      'timeline:vso',
    ];
    await asked.lookups.facts({ q: asked.question.slice(0, 200) });
    yield* sayFacts(
      asked,
      options.map((id) => factOfId(id)!),
      null,
    );
    yield handover('representative', 'ownClaim');
  },
  rate: rateOf,
  'rate-by-zip': housing,
  school,
  'school-search': school,
  facility,
  representative,
  occupation,
  listing,
  event,
  writing,
  'own-case': ownCase,
  'own-data': ownData,
  'own-action': ownAction,
  handover: cannotKnow,
  'handover-claims': claims,
  'handover-medical': medical,
  'handover-legal': legal,
  injection,
  'ignore-rules': fixed((words) => words.refuse),
  'other-person': fixed((words) => words.otherPerson),
  politics,
  insult,
  ambiguous,
  unknown,
};

/** After the card for somebody without a bed: what is near, if it is known where they are. */
export async function* nearForHousing(asked: Asked): AsyncGenerator<Step> {
  const zip = await zipOf(asked);
  if (zip === null) return;
  const { data } = await asked.lookups.facilities({ near: zip });
  if (data && data.items.length > 0) yield card({ kind: 'places', data });
}
export type { Said, Source };
