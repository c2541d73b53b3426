import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeReturnTo, signInHref } from '@vetsync/machines/account/model';

const site = 'https://vetsync.example';
/** Where a browser on our site would actually go. */
const landsOn = (to: string) => new URL(to, `${site}/auth`);
const stays = (path: string) => {
  expect(landsOn(safeReturnTo(path)).origin).toBe(site);
  expect(landsOn(safeReturnTo(`/${path}`)).origin).toBe(site);
};

describe('the path to return to', () => {
  test.each([
    '/',
    '/platform',
    '/leads-admin?q=sam&sort=oldest',
    '/demo/organization/1#top',
    '/authors',
    '/é/ü',
  ])('%j is accepted', (path) => expect(safeReturnTo(path)).toBe(path));

  test.each([
    null,
    undefined,
    '',
    'platform',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/platform\\..\\..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    ' /platform',
    '/auth',
    '/auth?returnTo=/auth',
    '/auth/confirm?token=t',
    '/auth#x',
    '/platform\u0000',
  ])('%j is not', (path) => expect(safeReturnTo(path)).toBe('/'));

  test('never leaves the site, for any input', () => {
    const nasty = fc.constantFrom(
      '/',
      '\\',
      '//',
      ':',
      '@',
      '\t',
      '\n',
      '\r',
      '..',
      'evil.example',
      'http:',
      '?',
      '#',
    );
    const text = fc.array(fc.oneof(nasty, fc.string())).map((all) => all.join(''));
    fc.assert(fc.property(text, stays), { numRuns: 2_000 });
    fc.assert(fc.property(fc.webUrl(), stays));
  });

  test('an accepted path is unchanged', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        expect([path, '/']).toContain(safeReturnTo(path));
      }),
    );
  });
});

test('survives in the URL of the sign-in screen', () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const target = safeReturnTo(`/${path}?${query}`.replace(/^\/+/, '/'));
      const returnTo = landsOn(signInHref(target)).searchParams.get('returnTo');
      expect(safeReturnTo(returnTo)).toBe(target);
    }),
  );
  expect(signInHref('/')).toBe('/auth');
  expect(signInHref('//evil.example')).toBe('/auth');
});
