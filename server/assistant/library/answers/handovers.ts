import { factOfId } from '../../facts/facts.ts';
import { handover } from '../writing.ts';
import type { Step } from '../writing.ts';
import { nearby } from './places.ts';
import { zipOf, bestOf, sayFacts, lookUpFacts, sourceOf } from './shared.ts';
import type { Asked, Answer } from './shared.ts';

/** Answers that are always the same words, then what is known in general. */
async function* inGeneral(asked: Asked, max: number, scoreMin: number): AsyncGenerator<Step> {
  await lookUpFacts(asked);
  const [best] = asked.facts;
  if (!best || best.score < scoreMin) return;
  yield { say: asked.words.general };
  yield* sayFacts(asked, bestOf(asked.facts, max));
}
export const claims: Answer = async function* (asked) {
  const { plain, words } = asked;
  yield {
    say: words.handover.ownClaim,
    from: [sourceOf(asked, 'timeline:vso')],
  };
  yield handover('representative', 'ownClaim');
  const ways = ['timeline:decision-hlr', 'timeline:decision-supplemental', 'timeline:decision-board'];
  if (/\b(?:hlr|supplemental|suplementari\w*|board|appeal|apel\w*|denial|denied|negaron)\b/.test(plain)) {
    await lookUpFacts(asked);
    yield { say: words.general };
    yield* sayFacts(
      asked,
      ways.map((id) => factOfId(id)!),
    );
  }
};
export const medical: Answer = async function* (asked) {
  yield {
    say: asked.words.handover.medical,
    from: [sourceOf(asked, 'crisis:vcl-call')],
  };
  yield handover('doctor', 'medical');
  const zip = await zipOf(asked);
  if (zip !== null) yield* nearby(asked, zip, 'clinic');
  else yield { say: asked.words.askZip };
};
export const legal: Answer = async function* (asked) {
  const { words, plain } = asked;
  const isJob =
    /\b(?:boss|job|fired|employer|work|jefe|despid\w*|trabajo|patron|hire|echaron|empleador)\b/.test(plain);
  const isDischarge =
    /\b(?:oth|discharge|baja|dishonorable|honorable|deshonrosa|bad conduct|bad paper|upgrade)\b/.test(plain);
  yield { say: isJob ? words.handover.employerRights : words.handover.legal };
  yield handover(isJob ? 'employerRights' : 'lawyer', 'legal');
  if (isDischarge) {
    await lookUpFacts(asked);
    yield { say: words.discharge };
    yield* sayFacts(asked, [factOfId('timeline:discharge-upgrade')!, factOfId('timeline:vet-center')!]);
  } else yield* inGeneral(asked, 2, 150);
};
export const cannotKnow: Answer = async function* (asked) {
  const { words, plain } = asked;
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
