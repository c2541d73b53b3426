import { writePhrase } from '@vetsync/ui/language';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldErrorsOf,
  isGatewayError,
  isLimited,
  isRefusedInput,
  isUnauthorized,
  limitedDefaultSeconds,
  problemMessage,
  problemOf,
  retryAfterOf,
  unreachableMessage,
} from '@vetsync/machines/system/model';

describe("an actor's error", () => {
  test('is always parsed as a problem', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        expect(problemOf(thrown).status).toEqual(expect.any(Number));
        expect(writePhrase(problemMessage(thrown))).toMatch(/./);
        expect(retryAfterOf(thrown)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('may be an Error with the fields', () => {
    const thrown = Object.assign(new Error('x'), {
      status: 429,
      retryAfterSeconds: 4.2,
      detail: 'Slow down',
    });
    expect(problemOf(thrown)).toMatchObject({ status: 429, detail: 'Slow down' });
    expect(retryAfterOf(thrown)).toBe(5);
  });

  test.each([
    [{ status: 400, detail: 'A', title: 'B' }, 'A'],
    [{ status: 400, title: 'B' }, 'B'],
    [{ status: 500 }, unreachableMessage],
    [new TypeError('Failed to fetch'), unreachableMessage],
    [{ status: 0, detail: 'fetch failed' }, unreachableMessage],
  ])('%j has the message %j', (thrown, message) => expect(problemMessage(thrown)).toBe(message));

  test.each([
    [
      { status: 409, detail: 'Taken.', reason: 'email_taken' },
      { code: 'problem.email_taken', fallback: 'Taken.' },
    ],
    [
      { status: 409, detail: 'At most 5.', reason: 'too_many_factors', values: [5] },
      { code: 'problem.too_many_factors', values: [5], fallback: 'At most 5.' },
    ],
  ])('%j has a code for other languages, and the English of the server', (thrown, phrase) => {
    expect(problemMessage(thrown)).toStrictEqual(phrase);
    expect(writePhrase(problemMessage(thrown))).toBe(thrown.detail);
  });

  test('about fields has the first code of each', () => {
    const errors = [
      { path: 'name', message: 'Name too long', code: 'input.nameTooLong', values: [100] },
      { path: 'name', message: 'Odd' },
      { path: 'email', message: 'Odd' },
      { path: 'other', message: 'Odd' },
    ];
    expect(fieldErrorsOf(errors, ['email', 'name'])).toStrictEqual({
      name: { code: 'input.nameTooLong', values: [100], fallback: 'Name too long' },
      email: 'Odd',
    });
  });

  test('a 429 without a wait gets the default', () => {
    expect(retryAfterOf({ status: 429 })).toBe(limitedDefaultSeconds);
    expect(retryAfterOf({ status: 429, retryAfterSeconds: 0 })).toBe(1);
  });

  test.each([
    [isRefusedInput, [422]],
    [isLimited, [429]],
    [isUnauthorized, [401, 403]],
    [isGatewayError, [0, 502, 503, 504]],
  ])('%o', (is, statuses) => {
    const all = [0, 400, 401, 403, 404, 409, 413, 422, 429, 500, 502, 503, 504];
    expect(all.filter((status) => is({ status }))).toEqual(statuses);
  });
});
