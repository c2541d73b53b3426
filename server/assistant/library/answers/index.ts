import type { AssistantIntent } from '@vetsync/machines/battleBuddy/model';
import { factOfId } from '../../facts/facts.ts';
import { handover } from '../writing.ts';
import type { Step } from '../writing.ts';
import { fact, timeline } from './facts.ts';
import { claims, medical, legal, cannotKnow } from './handovers.ts';
import { rateOf, calculation } from './money.ts';
import { fixed, politics, insult, injection, ambiguous, unknown } from './others.ts';
import { ownData, ownAction, ownCase, writing } from './own.ts';
import { housing, school, facility, representative } from './places.ts';
import { card, zipOf, sayFacts, lookUpFacts } from './shared.ts';
import type { Asked, Answer } from './shared.ts';
import { occupation, listing, event } from './work.ts';

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
    await lookUpFacts(asked);
    yield* sayFacts(
      asked,
      options.map((id) => factOfId(id)!),
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
