import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../harness.ts';
import { accountServer, dayMs, newEmail } from '../support/accounts.ts';
import type { Server } from '../support/accounts.ts';
import { join, newName, organization, person, refusalOf, rolesIn } from '../support/organizations.ts';
import type { Person } from '../support/organizations.ts';

const clock = testClock();
let server: Server;
beforeAll(async () => {
  server = await accountServer({ clock });
});
afterAll(() => server.close());

const add = ({ cookie }: Person, given: object) =>
  server.request('/api/organizations', { method: 'POST', headers: { cookie }, json: given });
const addWith = ({ cookie }: Person, key: string, given: object) =>
  server.request('/api/organizations', {
    method: 'POST',
    headers: { cookie, 'idempotency-key': key },
    json: given,
  });
const stored = async () => (await server.sql`select id from organizations`).length;
const approve = (organizationId: string, by: string) =>
  server.deps.organizations.administration.decide(by, organizationId, { status: 'approved' });

describe('a name', () => {
  test.each([
    ['Cyrillic letters among Latin ones', 'Hаrbor Works'],
    ['only Greek letters', 'Αθήνα'],
    ['only punctuation', '--- ...'],
    ['a mark that belongs to no letter', 'Harbor\u0323\u0323\u0323 Works'],
    ['an emoji', 'Harbor Works 🎖'],
    ['a zero-width space', 'Harbor\u200b Works'],
    ['a direction override', 'Harbor \u202eskroW'],
    ['a script', '<script>alert(1)</script>'],
    ['one character', 'H'],
    ['101 characters', 'H'.repeat(101)],
  ])('with %s is refused, and nothing is stored', async (_, name) => {
    const owner = await person(server);
    const before = await stored();
    const answer = await add(owner, { kind: 'employer', name });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'name' }] });
    expect(await stored()).toBe(before);
    expect((await add(owner, { kind: 'employer', name: newName() })).status).toBe(201);
  });

  test('belongs to who was approved with it, also for names that look like it', async () => {
    const first = await organization(server, { name: 'Millbrook Clinic' });
    const second = await organization(server, { name: 'The Millbrook  Clinic, Inc.' });
    expect([first.slug, second.slug]).toEqual(['millbrook-clinic', 'the-millbrook-clinic-inc']);
    await approve(first.id, first.owner.id);
    expect(await refusalOf(approve(second.id, second.owner.id))).toBe('look_alike_approved');
    for (const name of [
      'Millbrook Clinic',
      'MILLBROOK CLINIC',
      'Mi11brook Clinic',
      'Ｍｉｌｌｂｒｏｏｋ Clinic',
    ]) {
      const answer = await add(second.owner, { kind: 'hospital', name });
      expect([name, answer.status]).toEqual([name, 422]);
      expect(await answer.json()).toMatchObject({
        code: 'name_taken',
        errors: [{ path: 'name', code: 'organizations.nameTaken' }],
      });
    }
    expect((await add(second.owner, { kind: 'hospital', name: 'Millbrook Clinic Ohio' })).status).toBe(201);
  });

  test('gets a slug of its own if another has that', async () => {
    const name = newName();
    const slugs = [];
    for (let round = 0; round < 3; round += 1) slugs.push((await organization(server, { name })).slug);
    expect(slugs).toEqual([slugs[0], `${slugs[0]}-2`, `${slugs[0]}-3`]);
  });

  test('can be respelled after the approval, but not replaced', async () => {
    const { id, owner, name } = await organization(server);
    await approve(id, owner.id);
    const { profiles } = server.deps.organizations;
    const rename = (changed: string, version: number) =>
      refusalOf(profiles.change(owner.id, id, { change: { name: changed }, version }));
    expect(await rename(newName(), 2)).toBe('name_approved');
    expect(await rename(name.toUpperCase(), 2)).toBe('none');
  });

  test('is approved for one of two who are decided at once, in each of 20 rounds', async () => {
    for (let round = 0; round < 20; round += 1) {
      const name = newName();
      const two = [await organization(server, { name }), await organization(server, { name })];
      const codes = await Promise.all(two.map(({ id, owner }) => refusalOf(approve(id, owner.id))));
      expect(codes.toSorted()).toEqual(['look_alike_approved', 'none']);
    }
  });
});

test('texts with scripts are stored and returned as they are, in JSON', async () => {
  const owner = await person(server);
  const about = '<script>alert(1)</script> "quoted" & \'more\' ${x}';
  const answer = await add(owner, { kind: 'employer', name: newName(), about });
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(await answer.json()).toMatchObject({ organization: { about } });
  const refused = await add(owner, { kind: 'employer', name: newName(), website: 'javascript:alert(1)' });
  expect(await refused.json()).toMatchObject({ status: 422, errors: [{ path: 'website' }] });
});

describe('an idempotency key', () => {
  test('that was used with other content is refused, and nothing is stored', async () => {
    const owner = await person(server);
    const given = { kind: 'employer', name: newName() };
    expect((await addWith(owner, 'first', given)).status).toBe(201);
    const before = await stored();
    const answer = await addWith(owner, 'first', { ...given, zip: '23510' });
    expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
    expect(await stored()).toBe(before);
    expect((await addWith(owner, 'second', { ...given, zip: '23510' })).status).toBe(201);
  });

  test("belongs to the person: another one's call with it adds their own organization", async () => {
    const [one, other] = [await person(server), await person(server)];
    const given = { kind: 'employer', name: newName() };
    const ids = await Promise.all(
      [one, other].map(async (owner) => {
        const answer = await addWith(owner, 'shared', given);
        expect(answer.status).toBe(201);
        return ((await answer.json()) as { organization: { id: string } }).organization.id;
      }),
    );
    expect(new Set(ids).size).toBe(2);
  });

  test('stays unused if the call was refused, and shows nothing to who has left since', async () => {
    const owner = await person(server);
    expect((await addWith(owner, 'mended', { kind: 'employer', name: 'H' })).status).toBe(422);
    const given = { kind: 'employer', name: newName() };
    const added = await addWith(owner, 'mended', given);
    const { organization: own } = (await added.json()) as { organization: { id: string } };
    const colleague = await join(server, { id: own.id, owner }, 'owner');
    await server.deps.organizations.members.remove(colleague.id, own.id, owner.id);
    expect((await addWith(owner, 'mended', given)).status).toBe(404);
  });
});

describe('a change', () => {
  test('based on an older version is refused with the stored one', async () => {
    const { id, owner } = await organization(server);
    const change = (location: string) =>
      server.request(`/api/organizations/${id}`, {
        method: 'PATCH',
        headers: { cookie: owner.cookie, 'if-match': '"1"' },
        json: { location },
      });
    const answers = await Promise.all(['Norfolk, VA', 'Dayton, OH'].map(change));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412]);
    const [saved, late] = answers.toSorted((a, b) => a.status - b.status);
    const { organization: current } = (await saved!.json()) as { organization: object };
    expect(await late!.json()).toMatchObject({ code: 'organization_changed', current });
  });

  test('needs the version', async () => {
    const { id, owner } = await organization(server);
    const answer = await server.request(`/api/organizations/${id}`, {
      method: 'PATCH',
      headers: { cookie: owner.cookie },
      json: { location: 'Norfolk, VA' },
    });
    expect(await answer.json()).toMatchObject({ status: 422, errors: [{ path: 'If-Match' }] });
  });
});

describe('a decision', () => {
  test('that the status does not allow is refused', async () => {
    const { id, owner } = await organization(server);
    const { decide } = server.deps.organizations.administration;
    expect(await refusalOf(decide(owner.id, id, { status: 'suspended', reason: 'No' }))).toBe(
      'decision_not_possible',
    );
    expect(await refusalOf(approve(id, owner.id))).toBe('none');
    expect(await refusalOf(approve(id, owner.id))).toBe('decision_not_possible');
  });

  test('against an organization needs a reason', async () => {
    const { id } = await organization(server);
    const decline = async (reason: string) =>
      (
        await server.request(`/api/admin/organizations/${id}/status`, {
          method: 'POST',
          headers: { cookie: await server.signIn('admin') },
          json: { status: 'declined', reason },
        })
      ).status;
    expect([await decline(' '), await decline('Unknown there')]).toEqual([422, 200]);
  });
});

const invite = async (organizationId: string, by: string, email: string) => {
  const { invitations } = server.deps.organizations;
  const { id } = await invitations.invite(by, organizationId, { email, role: 'viewer' });
  return { id, token: (await invitations.issueToken(id, email))! };
};

describe('an invitation', () => {
  test('expires after seven days', async () => {
    const { id, owner } = await organization(server);
    const { accept } = server.deps.organizations.invitations;
    const [early, late] = [await person(server), await person(server)];
    const tokens = [await invite(id, owner.id, early.email), await invite(id, owner.id, late.email)];
    clock.advance(7 * dayMs - 1);
    expect(await refusalOf(accept(early.id, tokens[0]!.token))).toBe('none');
    clock.advance(1);
    expect(await refusalOf(accept(late.id, tokens[1]!.token))).toBe('invitation_ended');
    expect(Object.keys(await rolesIn(server, id))).toEqual(expect.not.arrayContaining([late.id]));
  });

  test('ends when it is declined, withdrawn or replaced', async () => {
    const { id, owner } = await organization(server);
    const { accept, decline, revoke } = server.deps.organizations.invitations;
    const invited = await person(server);
    const declined = await invite(id, owner.id, invited.email);
    await decline(invited.id, declined.token);
    const withdrawn = await invite(id, owner.id, invited.email);
    await revoke(owner.id, id, withdrawn.id);
    const replaced = await invite(id, owner.id, invited.email);
    const last = await invite(id, owner.id, invited.email);
    for (const { token } of [declined, withdrawn, replaced]) {
      expect(await refusalOf(accept(invited.id, token))).toBe('invitation_ended');
    }
    expect(await refusalOf(accept(invited.id, last.token))).toBe('none');
  });

  test('waits while the organization is suspended', async () => {
    const { id, owner } = await organization(server);
    const { accept } = server.deps.organizations.invitations;
    const invited = await person(server);
    const { token } = await invite(id, owner.id, invited.email);
    await approve(id, owner.id);
    const { decide } = server.deps.organizations.administration;
    await decide(owner.id, id, { status: 'suspended', reason: 'Under review' });
    expect(await refusalOf(accept(invited.id, token))).toBe('status_not_allowed');
    await approve(id, owner.id);
    expect(await refusalOf(accept(invited.id, token))).toBe('none');
  });

  test('of a colleague is refused, and one of anybody else is answered alike', async () => {
    const employer = await organization(server);
    const colleague = await join(server, employer, 'viewer');
    const known = await person(server);
    const post = (email: string) =>
      server.request(`/api/organizations/${employer.id}/invitations`, {
        method: 'POST',
        headers: { cookie: employer.owner.cookie },
        json: { email, role: 'viewer' },
      });
    expect((await post(colleague.email)).status).toBe(409);
    const shape = async (email: string) => {
      const answer = await post(email);
      const { invitation } = (await answer.json()) as { invitation: { id: string } };
      return [answer.status, { ...invitation, id: 'any', email: 'any' }];
    };
    expect(await shape(known.email)).toEqual(await shape(newEmail()));
  });
});
