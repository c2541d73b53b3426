import { describe, expect, test } from 'vitest';
import { fieldTexts } from '../../server/fieldTexts.ts';
import { problemOf } from '../../server/http/errors/problems.ts';
import { AppError } from '../../server/errors.ts';
import type { ErrorCode } from '../../server/errors.ts';
import { inputPhrases } from '../../ui/screens/system/forms/Input.phrases.ts';
import { landingPhrases } from '../../ui/screens/landing/Landing.phrases.ts';
import { leadsPhrases } from '../../ui/screens/leads/Leads.phrases.ts';
import { listingsPhrases } from '../../ui/screens/organizations/Listings.phrases.ts';
import { organizationsPhrases } from '../../ui/screens/organizations/Organizations.phrases.ts';
import { profilePhrases } from '../../ui/screens/profile/Profile.phrases.ts';
import { problemPhrases } from '../../ui/screens/system/forms/Problem.phrases.es.ts';

type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>;
const written = (text: Texts[string] | undefined) =>
  typeof text === 'function' ? (text as (value: unknown) => string)(7) : text;

describe('the English of the server', () => {
  test.each<[string, Texts, Texts]>([
    ['input', fieldTexts.input, inputPhrases],
    ['leads', fieldTexts.leads, leadsPhrases],
    ['landing', fieldTexts.landing, landingPhrases],
    ['listings', fieldTexts.listings, listingsPhrases],
    ['organizations', fieldTexts.organizations, organizationsPhrases],
    ['profile', fieldTexts.profile, profilePhrases],
  ])('says the same of %s as the screens', (_, texts, words) => {
    for (const [key, text] of Object.entries(texts)) {
      expect({ key, text: written(words[key]) }).toEqual({ key, text: written(text) });
    }
  });

  test('has Spanish words for the same values', () => {
    const { values } = problemOf(new AppError('too_many_factors', { most: 5 }) as AppError<ErrorCode>);
    expect(values).toEqual([5]);
    expect(written(problemPhrases.too_many_factors)).toContain('7');
    for (const text of Object.values<Texts[string]>(problemPhrases)) expect(written(text)).toMatch(/\S{4}/);
  });
});
