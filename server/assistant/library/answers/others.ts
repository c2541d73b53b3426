import type { AnswerWords } from '../../answerWords.ts';
import { handover } from '../writing.ts';
import { next, bestOf, sayFacts, bestArticle, lookUpFacts, sayKnown, sourceOf } from './shared.ts';
import type { Answer } from './shared.ts';
import { occupation } from './work.ts';

export const fixed = (say: (words: AnswerWords) => string): Answer =>
  async function* ({ words }) {
    yield { say: say(words) };
    yield next(words.next.timeline, words.next.rate, words.next.jobs);
  };
export const politics: Answer = async function* (asked) {
  yield {
    say: asked.words.politics,
    from: [sourceOf(asked, 'timeline:voter')],
  };
};
export const insult: Answer = async function* (asked) {
  await lookUpFacts(asked);
  yield { say: asked.words.insult };
  for (const id of ['benefits:phone-edu', 'benefits:phone-va']) yield sayKnown(asked, id);
};

export const injection: Answer = async function* (asked) {
  const { lookups, slots, facts, plain } = asked;
  yield { say: asked.words.injected };
  if (slots['code'] !== undefined || /\b(?:match|fit|qualif|compare|compar|job)\w*/.test(plain)) {
    if (/\b(?:job|listing|fit|empleo|trabajo)\b/.test(plain)) await lookups.listings({});
    yield* occupation(asked);
  } else if (facts.length > 0 && plain.split(' ').length > 2) {
    await lookUpFacts(asked);
    yield* sayFacts(asked, bestOf(facts, 1));
  }
};

export const ambiguous: Answer = async function* (asked) {
  const { words, plain } = asked;
  if (/\borders?\b|\bordenes\b|\btitle\b|\btitulo\b/.test(plain)) {
    yield { say: words.askUnsure };
    yield handover('unit', 'notKnown');
    return;
  }
  if (/^(?:\w+ )?(?:help|ayuda|ayudame|auxilio|socorro)(?: me)?(?: please| por favor)?$/.test(plain)) {
    yield { say: words.askHelp, from: [sourceOf(asked, 'crisis:vcl-call')] };
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
export const unknown: Answer = async function* (asked) {
  const article = (await bestArticle(asked))?.item;
  if (article) {
    yield { say: article.text, from: article.sources };
    return;
  }
  yield { say: asked.words.notFound, from: [sourceOf(asked, 'benefits:phone-va')] };
  yield handover('benefitsLine', 'notKnown');
};
