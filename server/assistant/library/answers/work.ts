import type { Branch } from '@vetsync/machines/profile/model';
import { branchSlugOf } from '@vetsync/machines/reference/model';
import { withoutCity } from '../../understanding/places.ts';
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

/** Words of a question that say what kind of thing is looked for, and where: they are no words of a listing. */
const asking =
  /\b(?:show|find|search|list|look|looking|any|are|there|is|me|my|a|an|the|in|near|around|for|with|that|want|wants|need|i|jobs?|work|openings?|listings?|positions?|who|hire|hiring|please|of|to|muestrame|muestreme|busco|buscar|buscame|hay|trabajos?|empleos?|vacantes?|en|cerca|de|para|con|que|un|una|los|las|el|la|quiero|necesito|apprenticeships?|aprendizajes?|clearance|next|month|week|events?|eventos?|class|classes|clases?)\b/g;
export const listing: Answer = async function* (asked) {
  const { slots, context, lookups, plain, words } = asked;
  const [city, state] = [text(slots, 'city'), text(slots, 'state')];
  const near = await zipOf(asked, { fromProfile: /\b(?:near me|cerca de mi|nearby)\b/.test(plain) });
  const q = [
    text(slots, 'trade'),
    (city !== undefined && state !== undefined ? withoutCity(plain, city, state) : plain)
      .replace(asking, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ].find((one) => one !== undefined && one !== '');
  // Whoever asks for a job isn't shown a degree first.
  const asksJob = /\b(?:jobs?|hiring|openings?|trabajos?|empleos?|vacantes?|chamba)\b/.test(plain);
  const isRemote = /\b(?:remote|remoto|from home|desde casa)\b/.test(plain);
  const { data, sources } = await lookups.listings({
    ...(near !== null && { near }),
    ...(slots['clearance'] === undefined &&
      q !== undefined && { q: q.replace(/\b(?:remote|remoto|bilingues?|bilingual)\b/g, '').trim() || q }),
    ...(slots['clearance'] !== undefined && { clearance: 'secret' as const }),
    ...(isRemote && { remote: true }),
    ...(asksJob && { kind: 'job' as const }),
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
  const { context, lookups, slots, facts, words } = asked;
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
  await lookUpFacts(asked);
  yield* sayFacts(asked, bestOf(facts, 1));
};
