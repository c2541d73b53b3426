import { fromCallback } from 'xstate';
import { checkForCrisis } from './checkForCrisis.ts';
import { loadedCrisisCheck } from './loadCrisisCheck.ts';
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

/** Answers each question with `crisis.found`, as soon as somebody has written something. */
export const crisisCheck = fromCallback<CrisisAsked>(({ receive, sendBack }) => {
  const answer = (key: string, finding: CrisisFinding | null) =>
    sendBack({ type: 'crisis.found', key, finding } satisfies CrisisFound);
  receive(({ key, texts }) => {
    const check = loadedCrisisCheck();
    if (key === '') return;
    if (check) answer(key, check(texts));
    else void checkForCrisis(texts).then((finding) => answer(key, finding));
  });
});
