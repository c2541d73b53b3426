import { describe, expect, test } from 'vitest';
import { phraseOfIssue } from '@vetsync/machines/system/model';
import {
  domainMatch,
  emptyOrganizationProfile,
  newOrganizationSchema,
  organizationChangeSchema,
  organizationDecisionRequestSchema,
  organizationLimits,
  organizationProfileSchema,
} from '@vetsync/machines/organizations/model';
import type { OrganizationProfile } from '@vetsync/machines/organizations/model';

const profile: OrganizationProfile = {
  name: 'Harbor Logistics',
  website: 'https://www.harbor.example/about',
  about: 'Ships and cranes.',
  contactEmail: 'jobs@harbor.example',
  phone: '(555) 555-0142 ext. 7',
  location: 'Duluth, Minnesota',
  zip: '55802',
};

/** What the schema says, as texts. */
function problems(input: object) {
  const { error } = organizationProfileSchema.safeParse(input);
  return error?.issues.map((issue) => [issue.path.join('.'), phraseOfIssue(issue) ?? issue.message]);
}

describe('the profile of an organization', () => {
  test('is trimmed, with one form of its name', () => {
    expect(
      organizationProfileSchema.parse({
        ...profile,
        name: ' Harbor   Logistics ',
        contactEmail: ' Jobs@Harbor.example ',
      }),
    ).toEqual(profile);
  });

  test('may be empty except for the name', () => {
    expect(problems({ ...emptyOrganizationProfile, name: 'Harbor' })).toBeUndefined();
    expect(problems(emptyOrganizationProfile)).toEqual([
      ['name', 'Name must be at least 2 characters'],
      ['name', 'Use Latin letters, digits and common punctuation, and no invisible characters'],
    ]);
  });

  test.each([
    ['name', 'a', 'Name must be at least 2 characters'],
    ['name', 'a'.repeat(101), 'Name too long'],
    ['name', '<script>', 'Use Latin letters, digits and common punctuation, and no invisible characters'],
    ['website', 'harbor.example', 'Enter a web address that starts with https://'],
    ['website', 'javascript:alert(1)', 'Enter a web address that starts with https://'],
    ['website', 'https://harbor', 'Enter a web address that starts with https://'],
    ['website', 'https://user@harbor.example', 'Enter a web address that starts with https://'],
    ['website', `https://harbor.example/${'a'.repeat(240)}`, 'Web address too long'],
    ['about', 'a'.repeat(organizationLimits.about + 1), 'Description too long'],
    ['contactEmail', 'nobody', 'Invalid email format'],
    ['phone', 'call me', 'Enter a phone number'],
    ['location', 'a'.repeat(101), 'Location too long'],
    ['zip', '5580', 'Enter the five digits of the ZIP code'],
    ['zip', 'ABCDE', 'Enter the five digits of the ZIP code'],
  ])('%s is refused as %s', (field, value, message) => {
    expect(problems({ ...profile, [field]: value })).toEqual([[field, message]]);
  });

  test('takes scripts in a text as text', () => {
    const about = '<script>alert(1)</script>';
    expect(organizationProfileSchema.parse({ ...profile, about }).about).toBe(about);
  });
});

test('a new organization needs its kind and name only', () => {
  expect(newOrganizationSchema.parse({ kind: 'employer', name: 'Harbor' })).toEqual({
    kind: 'employer',
    name: 'Harbor',
  });
  for (const wrong of [{ name: 'Harbor' }, { kind: 'bank', name: 'Harbor' }, { kind: 'employer' }]) {
    expect(newOrganizationSchema.safeParse(wrong).success).toBe(false);
  }
  const more = { kind: 'employer', name: 'Harbor', status: 'approved' };
  expect(newOrganizationSchema.safeParse(more).success).toBe(false);
});

test('a change can neither approve nor change the kind', () => {
  expect(organizationChangeSchema.parse({ about: 'More' })).toEqual({ about: 'More' });
  expect(organizationChangeSchema.safeParse({ status: 'pending' }).success).toBe(true);
  for (const wrong of [{ status: 'approved' }, { kind: 'hospital' }, { slug: 'other' }, { version: 2 }]) {
    expect(organizationChangeSchema.safeParse(wrong).success).toBe(false);
  }
});

const parse = (input: object) => organizationDecisionRequestSchema.safeParse(input);
test('a refusal and a suspension need a reason, an approval does not', () => {
  expect(parse({ status: 'approved' }).data).toEqual({ status: 'approved' });
  expect(parse({ status: 'declined', reason: 'No such place' }).success).toBe(true);
  for (const status of ['declined', 'suspended']) {
    const issues = parse({ status, reason: '  ' }).error!.issues;
    expect(issues.map(({ path, message }) => [path, message])).toEqual([
      [['reason'], 'organizations.reasonRequired'],
    ]);
  }
  expect(parse({ status: 'pending' }).success).toBe(false);
});

test.each([
  ['https://www.harbor.example', 'ana@harbor.example', 'same'],
  ['https://harbor.example/about', 'ana@mail.harbor.example', 'same'],
  ['https://people.college.example', 'ana@college.example', 'same'],
  ['https://harbor.example', 'ana@notharbor.example', 'different'],
  ['https://harbor.example.attacker.example', 'ana@harbor.example', 'different'],
  ['https://harbor.example', 'ana@gmail.com', 'publicMail'],
  ['https://gmail.com', 'ana@gmail.com', 'publicMail'],
  ['', 'ana@harbor.example', 'noWebsite'],
] as const)('with the website %s, the domain of %s is %s', (website, email, match) => {
  expect(domainMatch(website, email)).toBe(match);
});
