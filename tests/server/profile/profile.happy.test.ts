import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyProfile } from '../../../machines/profile/model/emptyProfile.ts';
import { profileLimits, profileListMax } from '../../../machines/profile/model/profile.ts';
import type { Profile } from '../../../machines/profile/model/profile.ts';
import { profileOf } from '../../../server/records/profiles.ts';
import { testServer } from '../harness.ts';
import type { TestServer } from '../harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const read = (cookie: string) => server.request('/api/profile', { headers: { cookie } });
const save = (cookie: string, profile: unknown) =>
  server.request('/api/profile', { method: 'PUT', json: profile, headers: { cookie } });
const idOf = async (cookie: string) => {
  const answer = await server.request('/api/auth/session', { headers: { cookie } });
  return ((await answer.json()) as { user: { id: string } }).user.id;
};

const full: Profile = {
  ...emptyProfile,
  name: 'Ana Reyes',
  bio: 'Twelve years in logistics.',
  branch: 'Navy',
  yearsOfService: 12,
  component: 'reserve',
  serviceStart: '2012-02-29',
  separation: '2027-06-30',
  leaving: 'retiring',
  serviceCharacter: 'honorable',
  occupations: [{ branch: 'Navy', code: 'HM', title: 'Hospital Corpsman' }],
  skills: ['Planning', 'Welding'],
  certifications: ['CDL'],
  experience: [{ title: 'Lead', company: 'Harbor', duration: '2 years', description: 'Cranes' }],
  education: [{ degree: 'BA', institution: 'Coast College', year: '2011' }],
};

describe('a profile', () => {
  test('is empty except for the name before it is first saved', async () => {
    const cookie = await server.signIn();
    const profile = (await (await read(cookie)).json()) as Profile;
    expect(profile).toEqual({ ...emptyProfile, name: expect.stringMatching(/^Person \d+$/) });
    expect(await profileOf(server.sql, await idOf(cookie))).toBeNull();
  });

  test('is saved completely, trimmed, and replaced completely', async () => {
    const cookie = await server.signIn();
    const answer = await save(cookie, { ...full, name: '  Ana Reyes ' });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(full);
    expect(await (await read(cookie)).json()).toEqual(full);

    await save(cookie, emptyProfile);
    expect(await (await read(cookie)).json()).toEqual(emptyProfile);
    const id = await idOf(cookie);
    const rows = await server.sql`select jsonb_typeof(profile) as type from profiles where user_id = ${id}`;
    expect(rows).toEqual([{ type: 'object' }]);
  });

  test('belongs to one user', async () => {
    const [one, other] = [await server.signIn(), await server.signIn('admin')];
    await save(one, full);
    expect(await (await read(other)).json()).not.toMatchObject({ bio: full.bio });
    await save(other, { ...full, bio: 'Another' });
    expect(await (await read(one)).json()).toEqual(full);
  });

  test('is deleted with its account', async () => {
    const cookie = await server.signIn();
    await save(cookie, full);
    const id = await idOf(cookie);
    expect(await profileOf(server.sql, id)).toMatchObject({ profile: full });
    await server.sql`delete from users where id = ${id}`;
    expect(await profileOf(server.sql, id)).toBeNull();
  });

  test('saved before a field existed has an empty value for it', async () => {
    const cookie = await server.signIn();
    await save(cookie, full);
    await server.sql`update profiles set profile = profile - 'goals' - 'skills'`;
    expect(await (await read(cookie)).json()).toEqual({ ...full, goals: '', skills: [] });
  });
});

const tagOf = (answer: Response) => answer.headers.get('etag') ?? '';
const change = (cookie: string, bio: string, version: string) =>
  server.request('/api/profile', {
    method: 'PUT',
    json: { ...full, bio },
    headers: { cookie, 'If-Match': version },
  });

describe('versions', () => {
  test('saves a change of the current version and rejects one of an older version', async () => {
    const cookie = await server.signIn();
    const first = tagOf(await read(cookie));
    const second = await change(cookie, 'Here', first);
    expect(second.status).toBe(200);
    const late = await change(cookie, 'Elsewhere', first);
    expect([late.status, await late.json()]).toMatchObject([409, { code: 'profile_changed' }]);
    expect(await (await read(cookie)).json()).toMatchObject({ bio: 'Here' });
    expect((await change(cookie, 'Here again', tagOf(second))).status).toBe(200);
    expect(await (await read(cookie)).json()).toMatchObject({ bio: 'Here again' });
  });

  test('of parallel changes to one version exactly one is saved', async () => {
    const cookie = await server.signIn();
    for (let round = 0; round < 10; round += 1) {
      const version = tagOf(await read(cookie));
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => change(cookie, `Writer ${round}.${index}`, version)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    }
  });

  test('rejects an invalid version', async () => {
    const cookie = await server.signIn();
    expect((await change(cookie, 'Mine', '"yesterday"')).status).toBe(422);
    expect(await (await read(cookie)).json()).toMatchObject({ bio: '' });
  });
});

const { branch: _branch, yearsOfService: _years, ...texts } = profileLimits;
const entryOf = {
  occupations: full.occupations[0]!,
  experience: full.experience[0]!,
  education: full.education[0]!,
};

/** The profile with one text of a given length. */
function withText(field: string, length: number): unknown {
  const text = 'é'.repeat(length);
  const [list = '', part] = field.split('.');
  if (part === undefined) return { ...full, [list]: text };
  if (part === 'value') return { ...full, [list]: [text] };
  return { ...full, [list]: [{ ...entryOf[list as keyof typeof entryOf], [part]: text }] };
}

describe('the limits of a profile', () => {
  const fields = Object.entries(texts).filter(([field]) => field !== 'education.year');
  test.for(fields)('%s accepts %i characters and no more', async ([field, most]) => {
    const cookie = await server.signIn();
    expect((await save(cookie, withText(field, most))).status).toBe(200);
    const stored = await (await read(cookie)).json();
    const refused = await save(cookie, withText(field, most + 1));
    expect(refused.status).toBe(422);
    expect(await refused.json()).toMatchObject({ code: 'invalid_input' });
    expect(await (await read(cookie)).json()).toEqual(stored);
  });

  const entries = { ...full, skills: ['a'], certifications: ['a'] };
  test.for(Object.entries(profileListMax))('%s accepts %i entries and no more', async ([list, most]) => {
    const cookie = await server.signIn();
    const [entry] = entries[list as keyof typeof profileListMax];
    const many = (count: number) => ({ ...full, [list]: Array.from({ length: count }, () => entry) });
    expect((await save(cookie, many(most))).status).toBe(200);
    expect((await save(cookie, many(most + 1))).status).toBe(422);
    const saved = (await (await read(cookie)).json()) as Profile;
    expect(saved[list as keyof typeof profileListMax]).toHaveLength(most);
  });

  test.for([
    { yearsOfService: 61 },
    { yearsOfService: -1 },
    { yearsOfService: 1.5 },
    { yearsOfService: '12' },
    { branch: 'Starfleet' },
    { component: 'militia' },
    { serviceStart: '2011-02-29' },
    { separation: 'soon' },
    { serviceStart: '2027-07-01' },
    { leaving: 'later' },
    { serviceCharacter: 'good' },
    { occupations: [{ branch: 'Navy', code: ' ', title: '' }] },
    { occupations: [{ branch: 'Starfleet', code: 'HM', title: '' }] },
    { bio: null },
    { bio: 'a\u0000b' },
    { skills: ['a\u202eb'] },
    { skills: ['  '] },
    { experience: [{ ...entryOf.experience, more: 1 }] },
    { education: [{ ...entryOf.education, year: '20111' }] },
    { role: 'admin' },
    { userId: '00000000-0000-4000-8000-000000000000' },
  ])('%o is rejected and nothing is stored', async (wrong) => {
    const cookie = await server.signIn();
    expect((await save(cookie, full)).status).toBe(200);
    expect((await save(cookie, { ...full, ...wrong })).status).toBe(422);
    expect(await (await read(cookie)).json()).toEqual(full);
  });

  test('a profile without the fields that came later is stored with empty ones', async () => {
    const cookie = await server.signIn();
    const {
      component: _component,
      serviceStart: _start,
      separation: _separation,
      leaving: _leaving,
      serviceCharacter: _character,
      occupations: _occupations,
      ...earlier
    } = full;
    expect((await save(cookie, earlier)).status).toBe(200);
    const { component, serviceStart, separation, leaving, serviceCharacter, occupations } = emptyProfile;
    const later = { component, serviceStart, separation, leaving, serviceCharacter, occupations };
    expect(await (await read(cookie)).json()).toEqual({ ...full, ...later });
  });

  test('an incomplete profile is rejected', async () => {
    const cookie = await server.signIn();
    const { bio: _bio, ...half } = full;
    expect((await save(cookie, half)).status).toBe(422);
    expect(await profileOf(server.sql, await idOf(cookie))).toBeNull();
  });
});
