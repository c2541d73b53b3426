import { describe, expect, test } from 'vitest';
import { findCrisis } from '@vetsync/machines/system/model/crisisExamples';
import { blindFound, blindHarmless } from './crisisBlindSentences.ts';

describe.each(['en', 'es'] as const)('sentences in %s that nobody fitted the phrases to', (language) => {
  test.each(blindFound[language])('%j: %s, %s', (text, level, kind) => {
    expect(findCrisis(text)).toEqual({ level, kind });
  });

  test.each(blindHarmless[language])('%j is harmless', (text) => {
    expect(findCrisis(text)).toBeNull();
  });
});
