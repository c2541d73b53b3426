import { fromCallback } from 'xstate';
import { checkForCrisis } from './checkForCrisis.ts';
import { loadCloserCrisisCheck, loadedCrisisCheck } from './loadCrisisCheck.ts';
import type { CrisisFinding, CrisisTexts } from '../model/crisisWatch.ts';

export interface CrisisAsked {
  type: 'check';
  key: string;
  texts: CrisisTexts;
}
export interface CrisisFound {
  type: 'crisis.found';
  /** The texts that it is about. */
  key: string;
  finding: CrisisFinding | null;
}

/**
 * Answers each question with `crisis.found`, as soon as somebody has written something: by phrases at once, and again if the
 * examples, once they are learned, find more in the same texts.
 */
export const crisisCheck = fromCallback<CrisisAsked>(({ receive, sendBack }) => {
  let last: CrisisAsked | null = null;
  let hasBegun = false;
  const answer = (key: string, finding: CrisisFinding | null) =>
    sendBack({ type: 'crisis.found', key, finding } satisfies CrisisFound);
  async function lookAgain() {
    hasBegun = true;
    try {
      const check = await loadCloserCrisisCheck();
      const finding = last && check(last.texts);
      if (last && finding) answer(last.key, finding);
    } catch {
      // Phrases go on answering, and the next text tries again.
      hasBegun = false;
    }
  }
  receive((asked) => {
    const { key, texts } = asked;
    const check = loadedCrisisCheck();
    if (key === '') return;
    last = asked;
    if (check) answer(key, check(texts));
    else void checkForCrisis(texts).then((finding) => answer(key, finding));
    if (!hasBegun) void lookAgain();
  });
});
