import { describe, expect, test } from 'vitest';
import { problemOf } from '../../server/http/errors/problems.ts';
import { AppError } from '../../server/errors.ts';
import type { ErrorCode } from '../../server/errors.ts';
import { problemPhrases } from '../../ui/screens/system/forms/Problem.phrases.es.ts';

type Texts = Readonly<Record<string, string | ((...values: never[]) => string)>>;
const written = (text: Texts[string] | undefined) =>
  typeof text === 'function' ? (text as (value: unknown) => string)(7) : text;

describe('the English of the server', () => {
  test('has Spanish words for the same values', () => {
    const { values } = problemOf(new AppError('too_many_factors', { most: 5 }) as AppError<ErrorCode>);
    expect(values).toEqual([5]);
    expect(written(problemPhrases.too_many_factors)).toContain('7');
    for (const text of Object.values<Texts[string]>(problemPhrases)) expect(written(text)).toMatch(/\S{4}/);
  });
});
