import { payGradeName, payGrades } from '@vetsync/machines/career/model';
import type { PayGrade } from '@vetsync/machines/career/model';
import type { PlaceKind } from '@vetsync/machines/reference/model';
import { dollars, handover, longDay } from '../writing.ts';
import type { Step } from '../writing.ts';

import { card, text, zipOf, lookUpFacts, sayKnown, sourceOf } from './shared.ts';
import type { Asked, Answer } from './shared.ts';

/** `SAN DIEGO, CA` as people write it. Counties share groups that only the list knows: of those, the ZIP code says more. */
const areaName = ({ area, areaCode }: { area: string; areaCode: string }, zip: string) =>
  areaCode.startsWith('ZZ')
    ? zip
    : area.replace(/\p{Lu}{3,}/gu, (word) => word.slice(0, 1) + word.slice(1).toLowerCase());

const allowanceWords =
  /\b(?:bah|housing allowance|basic allowance|(?:subsidio|asignacion|ayuda) (?:militar )?(?:de|para) (?:la )?vivienda)\b/;
/** Somebody in uniform, who is paid by rank: the GI Bill pays all of them alike. */
const inUniform =
  /\b(?:(?:my|mi) (?:own )?(?:rank|pay ?grade|grade|rango|grado)|[eow] ?\d{1,2}|active duty|servicio activo|while (?:i )?serv\w*|stationed|pcs)\b/;
/** `e 5`, `E-5` or `E05` as housing rates name it. */
function gradeIn(words: string): PayGrade | undefined {
  const [, kind, number] = /\b([eow])[ -]?0?(\d{1,2})\b/i.exec(words) ?? [];
  const name = `${kind?.toUpperCase()}${number?.padStart(2, '0')}`;
  return payGrades.find((grade) => grade === name);
}

async function* allowance(asked: Asked): AsyncGenerator<Step> {
  const { context, lookups, words, plain } = asked;
  const grade = gradeIn(plain) ?? gradeIn((await lookups.myProfile()).data?.rank ?? '');
  const zip = await zipOf(asked);
  if (grade === undefined || zip === null) {
    yield {
      say: grade === undefined ? words.askGrade : words.askZip,
      from: [
        { title: words.allowanceTitle, address: allowancePage, date: null, factId: 'data:housing-rates' },
      ],
    };
    return;
  }
  const families =
    /\b(?:without|no|sin) (?:dependents?|dependientes|kids|hijos)\b|\b(?:single|solter[oa])\b/.test(plain)
      ? [false]
      : /\b(?:with (?:\w+ )?(?:dependents?|wife|husband|kids|family|spouse)|married|con (?:\w+ )?(?:dependientes?|espos[oa]|hijos|familia)|casad[oa])\b/.test(
            plain,
          )
        ? [true]
        : [true, false];
  for (const hasDependents of families) {
    const { data, sources } = await lookups.housingAllowance({ zip, grade, hasDependents });
    if (data === null) {
      yield {
        say: words.noHousing(zip),
        from: [
          { title: words.allowanceTitle, address: allowancePage, date: null, factId: 'data:housing-rates' },
        ],
      };
      return;
    }
    const { monthly, area, year } = data;
    yield {
      say: words.allowance(payGradeName(grade), hasDependents, {
        monthly: dollars(monthly, context.language),
        area: areaName({ area, areaCode: '' }, zip),
        year,
      }),
      from: sources,
    };
  }
  yield { say: words.allowanceEnds };
}
const allowancePage = 'https://www.travel.dod.mil/Allowances/Basic-Allowance-for-Housing/';

export const housing: Answer = async function* (asked) {
  if (
    allowanceWords.test(asked.plain) &&
    inUniform.test(asked.plain) &&
    !/gibill|post911|\b(?:school|campus|escuela|college|universi\w+)\b/.test(asked.plain)
  ) {
    yield* allowance(asked);
    return;
  }
  const { slots, context, lookups, words } = asked;
  const { language } = context;
  const school = text(slots, 'school');
  let zip = school === undefined ? await zipOf(asked, { fromProfile: false }) : (text(slots, 'zip') ?? null);
  await lookUpFacts(asked);
  if (school !== undefined) {
    const { data, sources } = await lookups.schools({ q: school });
    // Of a university with several campuses, the main one.
    const found = data.find(({ name }) => /\bmain campus\b/i.test(name)) ?? data[0];
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
        areaName(data, zip),
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
  yield sayKnown(asked, 'benefits:mha-base');
};

export const school: Answer = async function* (asked) {
  const { slots, lookups, intent, words } = asked;
  const name = text(slots, 'school');
  const near = name === undefined ? await zipOf(asked) : null;
  const { data, sources } = await lookups.schools({
    ...(name !== undefined && { q: name }),
    ...(near !== null && { near }),
  });
  if (name === undefined && near === null) yield { say: words.askZip };
  else if (data.length === 0) yield { say: words.noSchool };
  else {
    const asksRibbon = /yellowribbon/.test(asked.plain);
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
  if (/yellowribbon/.test(asked.plain)) {
    yield sayKnown(asked, 'benefits:yellow-ribbon');
  }
};

const kindsOfPlaces: readonly (readonly [RegExp, PlaceKind])[] = [
  [/vetcenter/, 'vet-center'],
  [/\b(?:cemetery|cementerio)\b/, 'cemetery'],
  [/\b(?:regional office|benefits office|oficina)\b/, 'benefits-office'],
  [/\b(?:hospital|er|emergency|emergencia|medical center|centro medico|vamc)\b/, 'medical-center'],
];
export async function* nearby(asked: Asked, zip: string, kind?: PlaceKind): AsyncGenerator<Step> {
  const { words } = asked;
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
export const facility: Answer = async function* (asked) {
  const { slots, words, plain } = asked;
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
    await lookUpFacts(asked);
  } else yield* nearby(asked, zip, kind);
  if (/\b(?:open|now|abiert|ahora|weekend|fin de semana)\w*/.test(plain)) yield { say: words.placesNow };
  if (kind === 'vet-center') yield sayKnown(asked, 'crisis:vetcenter');
};

export const representative: Answer = async function* (asked) {
  const { words } = asked;
  yield { say: words.handover.ownClaim, from: [sourceOf(asked, 'timeline:vso')] };
  yield handover('representative', 'ownClaim');
  const zip = await zipOf(asked, { fromProfile: false });
  if (zip !== null) yield* nearby(asked, zip, 'benefits-office');
};
