import type { Branch } from '@vetsync/machines/profile/model';
import { branchSlugOf } from '@vetsync/machines/reference/model';
import { stateName, withoutPlace } from '../../understanding/places.ts';
import { fieldOf, monthIn, months } from '../../understanding/slots.ts';
import { dollars } from '../writing.ts';
import type { Step } from '../writing.ts';

import { card, next, text, zipOf, bestOf, sayFacts, lookUpFacts, sayKnown } from './shared.ts';
import type { Asked, Answer } from './shared.ts';

/** The job whose pay is asked for. */
const jobIn = (plain: string) =>
  /\b(?:(?:how much|what) (?:does|do|can|would|is) (?:an? |the )?(?<a>\w+(?: \w+)?) (?:make|makes|earn|earns|get paid|paid)|(?:salary|pay|wages?) (?:of|for) (?:an? |the )?(?<b>\w+(?: \w+)?)|(?:cuanto|que) (?:gana|ganan|cobra|cobran) (?:un |una |los |las )?(?<c>\w+)|(?:salario|sueldo) de (?:un |una |los |las )?(?<d>\w+))\b/
    .exec(plain)
    ?.slice(1)
    .find(
      (found) => found !== undefined && !/^(?:i|you|we|they|the|that|it|my|mi|su|gi bill|va)\b/.test(found),
    );

export const occupation: Answer = async function* (asked) {
  const { slots, lookups, question, facts, words, plain, context } = asked;
  // Whoever names a job asks about that one, and not about their own.
  const job = slots['code'] === undefined ? (jobIn(plain) ?? text(slots, 'trade')) : undefined;
  const profile = slots['code'] === undefined && job === undefined ? (await lookups.myProfile()).data : null;
  const own = profile?.occupations[0];
  const code = text(slots, 'code') ?? own?.code;
  const branch = branchSlugOf((text(slots, 'branch') ?? own?.branch ?? '') as Branch | '');
  const { data, sources } = await lookups.occupation({
    ...(branch && { branch }),
    ...(code !== undefined ? { code } : { q: text(slots, 'trade') ?? job ?? question.slice(0, 200) }),
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
    const paid = data.civilian.find(({ wage }) => wage?.median != null);
    if (job !== undefined && paid?.wage?.median != null)
      yield { say: words.pay(paid.title ?? job, dollars(paid.wage.median, context.language)), from: sources };
    yield {
      say:
        titles.length === 0
          ? words.militaryOnly(data.code, data.title)
          : words.occupation(data.code, data.title, titles),
      from: sources,
    };
    yield card({ kind: 'occupation', data });
  }
  if (/\b(?:licen|certif|nurse|enferm)\w*/.test(plain)) {
    await lookUpFacts(asked);
    yield { say: words.license };
    yield* sayFacts(asked, bestOf(facts, 1));
    yield sayKnown(asked, 'benefits:licensing');
  }
  yield next(words.next.jobs);
};

/** Words of a question that say what kind of thing is looked for, where and when: they are no words of a listing. */
const asking = new RegExp(
  `\\b(?:show|find|search|list|look|looking|any|are|there|is|me|my|a|an|the|in|near|around|at|on|for|with|that|this|want|wants|need|i|we|you|have|do|does|what|which|when|where|can|go|will|be|some|about|jobs?|work|openings?|listings?|positions?|who|hire|hiring|please|of|to|and|apprenticeships?|clearance|next|coming|up|upcoming|attend|asistir|day|week|weekend|month|year|today|tomorrow|events?|class|classes|veterans?|vets?|muestrame|muestreme|busco|buscar|buscame|hay|trabajos?|empleos?|vacantes?|en|cerca|de|del|para|por|con|que|cual|cuales|cuando|donde|un|una|unos|unas|los|las|el|la|quiero|necesito|puedo|ir|a|al|algun|alguna?s?|sobre|acerca|este|esta|proxim[oa]s?|viene|mes|semana|ano|hoy|manana|aprendizajes?|eventos?|clases?|veteran[oa]s?|20\\d\\d|${months.flat().join('|')})\\b`,
  'g',
);
/** The words for a field or a subject, in English, and as they were written if that is something else. */
function subjectsOf({ slots, plain }: Asked): readonly (string | undefined)[] {
  const [city, state] = [text(slots, 'city'), text(slots, 'state')];
  const rest = (state === undefined ? plain : withoutPlace(plain, city, state)).replace(asking, ' ').trim();
  const written = rest.split(/\s+/).filter((word) => word !== '');
  // Searches find the beginnings of words, so that one is enough for `resume` and `resumes`.
  const english = written.map((word) => fieldOf(word) ?? word.replace(/(?<=\p{L}{4}[^s])s$/u, ''));
  const both = [text(slots, 'trade') ?? english.join(' '), written.join(' ')];
  return [...new Set(both.map((words) => words || undefined))];
}

export const listing: Answer = async function* (asked) {
  const { slots, context, lookups, plain, words } = asked;
  const [city, state] = [text(slots, 'city'), text(slots, 'state')];
  const inState = city === undefined && slots['zip'] === undefined && state !== undefined;
  // A state is no circle around a ZIP code: what is there names it.
  const near = inState
    ? null
    : await zipOf(asked, { fromProfile: /\b(?:near me|cerca de mi|nearby)\b/.test(plain) });
  const hasClearance = slots['clearance'] !== undefined;
  // Whoever asks for a job isn't shown a degree first.
  const asksJob = /\b(?:jobs?|hiring|openings?|trabajos?|empleos?|vacantes?|chamba)\b/.test(plain);
  const isRemote = /\b(?:remote|remoto|from home|desde casa)\b/.test(plain);
  const search = async (subject: string | undefined, isHere: boolean) => {
    const said = subject?.replace(/\b(?:remote|remoto|bilingues?|bilingual)\b/g, '').trim() || subject;
    const q = [hasClearance ? undefined : said, inState && isHere ? stateName(state) : undefined]
      .filter((one) => one !== undefined)
      .join(' ');
    return lookups.listings({
      ...(near !== null && isHere && { near }),
      ...(q !== '' && { q }),
      ...(hasClearance && { clearance: 'secret' as const }),
      ...(isRemote && { remote: true }),
      ...(asksJob && { kind: 'job' as const }),
    });
  };
  const subjects = subjectsOf(asked);
  for (const isHere of [true, false])
    for (const subject of subjects) {
      if (!isHere && (subject === undefined || (near === null && !inState))) continue;
      const { data, sources } = await search(subject, isHere);
      if (data.length === 0) continue;
      yield { say: isHere ? words.listings(data.length) : words.listingsElsewhere, from: sources };
      yield card({ kind: 'listings', data });
      if (isHere) yield* application(asked, data[0]!);
      return;
    }
  yield {
    say: words.noListings,
    from: [
      { title: 'VetSync', address: '/platform/marketplace', date: context.today, factId: 'data:listings' },
    ],
  };
};

const submissions: Readonly<Record<string, string>> = {
  job: 'job.submit',
  degree: 'college.submit',
  program: 'nonprofit.submit',
};
function* application(
  { words }: Asked,
  found: { id: string; kind: string; title: string; organization: string },
): Generator<Step> {
  const type = submissions[found.kind];
  if (type === undefined) return;
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

export const event: Answer = async function* (asked) {
  const { context, lookups, slots, facts, words, plain } = asked;
  const month = monthIn(plain, context.today);
  const place =
    text(slots, 'city') ?? (slots['state'] === undefined ? undefined : stateName(text(slots, 'state')!));
  const search = (subject: string | undefined) => {
    const q = [subject, place].filter((one) => one !== undefined).join(' ');
    return lookups.events({ ...(q !== '' && { q }), ...(month !== null && { month }) });
  };
  const subjects = subjectsOf(asked);
  for (const subject of [...subjects, undefined]) {
    const { data, sources } = await search(subject);
    if (data.length === 0) continue;
    // Of another subject, but then and there.
    const isOther = subject === undefined && subjects[0] !== undefined;
    yield { say: isOther ? `${words.noEvents} ${words.otherEvents}` : words.events, from: sources };
    yield card({ kind: 'listings', data });
    await lookUpFacts(asked);
    if (!isOther) yield* sayFacts(asked, bestOf(facts, 1));
    return;
  }
  yield {
    say: words.noEvents,
    from: [{ title: 'VetSync', address: '/platform/community', date: context.today }],
  };
  await lookUpFacts(asked);
  yield* sayFacts(asked, bestOf(facts, 1));
};
