import { describe, expect, test } from 'vitest';
import { isProviderUrl } from '../../../machines/account/model/verification.ts';

describe('a URL of the verification provider', () => {
  test.each([
    'https://id.example',
    'https://id.example/',
    'https://ID.example/authorize?state=1#top',
    'https://api.id.example/oauth/authorize?scope=openid%20veteran',
    'https://a.b.id.example:8443/x',
    'http://id.example/x',
  ])('is on its domain: %s', (url) => {
    expect(isProviderUrl(url, 'id.example')).toBe(true);
    expect(new URL(url).hostname).toMatch(/(^|\.)id\.example$/);
  });

  test.each([
    '',
    'id.example',
    '//id.example/',
    'https://id.example.evil.example/',
    'https://evil.example/id.example',
    'https://evil.example/?id.example',
    'https://evil.example#id.example',
    'https://evilid.example/',
    'https://id.example@evil.example/',
    'https://id.example:pw@evil.example/',
    'https://evil.example\\.id.example/',
    'https://evil.example\\@id.example/',
    'https:\\\\id.example/',
    'https://evil.example\t.id.example/',
    'https://evil.example%2f.id.example/',
    'https://evil.example。id.example/',
    'https:///id.example/',
    'javascript://id.example/%0aalert(1)',
    'data:text/html,https://id.example/',
    'ftp://id.example/',
    ' https://id.example/',
    'https://id.example./',
  ])('is not on its domain or ambiguous: %s', (url) => {
    expect(isProviderUrl(url, 'id.example')).toBe(false);
  });
});
