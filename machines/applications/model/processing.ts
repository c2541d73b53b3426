/** Processing steps, and the percentage at which each is done (feature spec, section 4). */
export const processingSteps = [
  { step: 'credentials', doneAt: 20 },
  { step: 'skills', doneAt: 40 },
  { step: 'match', doneAt: 60 },
  { step: 'package', doneAt: 80 },
  { step: 'submit', doneAt: 100 },
] as const;
export type ProcessingStep = (typeof processingSteps)[number]['step'];

export interface ProcessingItem {
  step: ProcessingStep;
  state: 'done' | 'current' | 'coming';
}

/** The checklist at `progress` percent. */
export function processingAt(progress: number): ProcessingItem[] {
  const current = processingSteps.findIndex(({ doneAt }) => progress < doneAt);
  return processingSteps.map(({ step, doneAt }, index) => ({
    step,
    state: progress >= doneAt ? 'done' : index === current ? 'current' : 'coming',
  }));
}
