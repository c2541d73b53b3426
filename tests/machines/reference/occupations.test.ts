import { describe, expect, test } from 'vitest';
import { emptyProfile, type Profile } from '@vetsync/machines/profile/model';
import {
  branchSlugOf,
  deeds,
  formatOccupationRoute,
  occupationsUsing,
  parseOccupationRoute,
} from '@vetsync/machines/reference/model';
import type { OccupationServer } from '@vetsync/machines/reference/model';
import { occupationsMachine, occupationsView } from '@vetsync/machines/reference/occupations';
import { searchDebounceMs, submitTimeoutMs } from '@vetsync/machines/system/model';
import {
  corpsman,
  detailOf,
  infantryman,
  medic,
  occupationServer,
  paramedics,
  served,
} from '../../../stories/Screens/reference/occupations.ts';
import { problem, run, settle } from '../support/run.ts';

async function look(
  query: Record<string, string> = {},
  { server = {}, person = emptyProfile }: { server?: Partial<OccupationServer>; person?: Profile } = {},
) {
  const started = run(occupationsMachine, {
    input: {
      server: { ...occupationServer, ...server },
      route: parseOccupationRoute(query),
      person,
      at: { role: 'user' },
    },
  });
  await settle();
  const visit = async (next: Record<string, string>) => {
    started.actor.send({ type: 'location.changed', route: parseOccupationRoute(next) });
    await settle();
  };
  return { ...started, visit, view: () => occupationsView(started.actor.getSnapshot()) };
}

const never = () => new Promise<never>(() => {});
const readInfantryman = async () => infantryman;
/** A server that finds no code. */
const answering = (missing: string[]) => ({ server: { findCodes: async () => ({ items: [], missing }) } });

describe('the URL', () => {
  test.each<Record<string, string>>([
    {},
    { q: 'combat medic', branch: 'air-force' },
    { military: 'army.68W', civilian: '29-2043.00' },
    { military: 'coast-guard.F&S', did: 'led.treated' },
  ])('of %o says the same again', (query) => {
    const formatted = Object.entries(formatOccupationRoute(parseOccupationRoute(query)));
    expect(Object.fromEntries(formatted.filter(([, text]) => text !== null))).toEqual(query);
  });

  test.each<Record<string, string>>([
    { military: 'militia.1' },
    { military: 'army' },
    { military: 'army.<b>' },
    { civilian: '1-2' },
    { did: 'nothing' },
    { branch: 'militia' },
  ])('of %o is read without what is unknown', (query) => {
    expect(parseOccupationRoute(query)).toEqual(parseOccupationRoute({}));
  });

  test('reads codes in any case', () => {
    expect(parseOccupationRoute({ military: 'army.68w' }).open).toEqual({ branch: 'army', code: '68W' });
  });
});

test('branches of profiles have a name in addresses', () => {
  expect(branchSlugOf('Marine Corps')).toBe('marine-corps');
  expect(branchSlugOf('')).toBeNull();
});

test('every deed is used in some occupation, and those that use more come first', () => {
  for (const deed of deeds) expect(occupationsUsing([deed]).length).toBeGreaterThan(1);
  const [first] = occupationsUsing(['trained', 'led', 'supplied']);
  expect(first).toEqual({ onet: '53-1043.00', deeds: ['led', 'trained', 'supplied'] });
  expect(occupationsUsing([])).toEqual([]);
});

describe('the search', () => {
  test('asks once somebody stops typing, and puts it into the URL', async () => {
    const asked: unknown[] = [];
    const { actor, clock, view, emitted } = await look(
      { branch: 'army' },
      { server: { findCodes: async (each) => (asked.push(each), { items: [medic], missing: [] }) } },
    );
    expect(view().list).toBe('idle');
    actor.send({ type: 'search.change', q: '68' });
    actor.send({ type: 'search.change', q: '68W ' });
    clock.increment(searchDebounceMs);
    await settle();
    expect(asked).toEqual([{ q: '68W', branch: 'army' }]);
    expect(view()).toMatchObject({ list: 'listed', found: [{ code: '68W', branchName: 'Army' }] });
    expect(emitted).toMatchObject([{ type: 'route.changed', route: { q: '68W ' } }]);
    actor.send({ type: 'branch.choose', branch: 'all' });
    await settle();
    expect(asked.at(-1)).toEqual({ q: '68W', branch: null });
    actor.send({ type: 'search.change', q: ' ' });
    clock.increment(searchDebounceMs);
    expect(view()).toMatchObject({ list: 'idle', found: [] });
  });

  test('says what it found nothing for, what was not imported, and what failed', async () => {
    expect((await look({ q: 'x' }, answering([]))).view().list).toBe('nothing');
    expect((await look({ q: 'x' }, answering(['military-crosswalk']))).view().list).toBe('notImported');
    let isDown = true;
    const { actor, view } = await look(
      { q: 'x' },
      {
        server: {
          findCodes: async () => {
            if (isDown) throw problem(503);
            return { items: [medic], missing: [] };
          },
        },
      },
    );
    expect(view().list).toBe('failed');
    isDown = false;
    actor.send({ type: 'list.retry' });
    await settle();
    expect(view().list).toBe('listed');
  });

  test('fails after a while without an answer', async () => {
    const { clock, view } = await look(
      { q: 'x', military: 'army.68W' },
      { server: { findCodes: never, readOccupation: never } },
    );
    expect([view().list, view().page]).toEqual(['loading', 'loading']);
    clock.increment(submitTimeoutMs);
    expect([view().list, view().page]).toEqual(['failed', 'failed']);
  });
});

describe('an occupation', () => {
  test('is shown with its first civilian occupation, and with another that the URL names', async () => {
    const asked: string[] = [];
    const readCivilian: OccupationServer['readCivilian'] = async ({ onet }) => {
      asked.push(onet);
      return detailOf({ ...paramedics, onet });
    };
    const { view, visit } = await look({ military: 'navy.HM' }, { server: { readCivilian } });
    expect(view()).toMatchObject({
      page: 'open',
      depth: 'shown',
      occupation: { leadsTo: 'civilian', code: 'HM' },
      chosen: { onet: corpsman.civilian[0]?.onet, isChosen: true },
    });
    await visit({ military: 'navy.HM', civilian: '29-2042.00' });
    expect(view().chosen?.title).toBe('Emergency Medical Technicians');
    // One that is near, and not among those of the code.
    await visit({ military: 'navy.HM', civilian: '31-9092.00' });
    expect(view().chosen).toMatchObject({ onet: '31-9092.00', title: 'Paramedics' });
    expect(asked).toEqual(['29-1141.00', '29-2042.00', '31-9092.00']);
    await visit({});
    expect(view()).toMatchObject({ page: 'closed', occupation: null, sources: [] });
  });

  test('lists every source once', async () => {
    const { view } = await look({ military: 'army.68W' });
    const ids = view().sources.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('wages');
  });

  test.each([
    ['not_found', 'missing'],
    ['not_imported', 'notImported'],
    ['database_down', 'failed'],
  ])('with the problem %s is %s', async (code, page) => {
    const status = code.startsWith('not') ? 404 : 503;
    const readOccupation = () => Promise.reject(problem(status, { code }));
    const { view, actor } = await look({ military: 'army.68W' }, { server: { readOccupation } });
    expect(view().page).toBe(page);
    actor.send({ type: 'page.retry' });
    expect(view().page).toBe(page === 'failed' ? 'loading' : page);
  });

  test('is shown without depth if that cannot be read, until it is asked for again', async () => {
    let isDown = true;
    const readCivilian = async () => {
      if (isDown) throw problem(503);
      return detailOf(paramedics);
    };
    const { view, actor } = await look({ military: 'army.68W' }, { server: { readCivilian } });
    expect(view()).toMatchObject({ page: 'open', depth: 'failed', occupation: { code: '68W' } });
    isDown = false;
    actor.send({ type: 'page.retry' });
    await settle();
    expect(view().depth).toBe('shown');
  });

  test('that is only military starts from what the person did', async () => {
    const asked: (readonly string[])[] = [];
    const listCivilian: OccupationServer['listCivilian'] = async ({ onets }) => {
      asked.push(onets);
      return { items: [paramedics], missing: [], sources: [] };
    };
    const server = { listCivilian, readOccupation: readInfantryman };
    const { view, actor, emitted } = await look({ military: 'army.11B' }, { server });
    expect(view()).toMatchObject({ depth: 'asking', occupation: { leadsTo: 'military' }, fitting: [] });
    expect(asked).toEqual([]);
    actor.send({ type: 'deed.toggle', deed: 'treated' });
    await settle();
    expect(view()).toMatchObject({
      depth: 'fitting',
      fitting: [{ title: 'Paramedics', deeds: ['treated'] }],
    });
    expect(asked).toEqual([occupationsUsing(['treated']).map(({ onet }) => onet)]);
    expect(emitted).toMatchObject([{ type: 'route.changed', route: { did: ['treated'] } }]);
    actor.send({ type: 'deed.toggle', deed: 'treated' });
    expect(view()).toMatchObject({ depth: 'asking', fitting: [] });
  });
});

describe('the profile', () => {
  const at = { military: 'army.68W' };

  test('gets the code, with what was changed elsewhere, and loses it again', async () => {
    const saved: { profile: Profile; basedOn: string | null }[] = [];
    const elsewhere: Profile = { ...emptyProfile, bio: 'Written elsewhere' };
    let profile = elsewhere;
    const { view, actor, emitted } = await look(at, {
      server: {
        loadProfile: async () => ({ profile, updatedAt: 'then' }),
        saveProfile: async (change) => {
          saved.push(change);
          ({ profile } = change);
          return { profile, updatedAt: 'now' };
        },
      },
    });
    expect(view().profile).toBe('absent');
    actor.send({ type: 'code.add' });
    expect(view().profile).toBe('adding');
    await settle();
    const occupations = [{ branch: 'Army', code: '68W', title: 'Combat Medic Specialist' }];
    expect(saved).toEqual([{ profile: { ...elsewhere, occupations }, basedOn: 'then' }]);
    expect(view().profile).toBe('present');
    expect(emitted).toEqual([{ type: 'profile.loaded', profile }]);
    actor.send({ type: 'code.remove' });
    await settle();
    expect(saved.at(-1)?.profile).toEqual(elsewhere);
    expect(view()).toMatchObject({ profile: 'absent', own: [] });
  });

  test('counts its own branch for a code without one', async () => {
    const { view, actor } = await look(at, { person: served });
    expect(view()).toMatchObject({
      profile: 'present',
      own: [{ code: '68W', branch: 'army', isOpen: true }],
    });
    actor.send({ type: 'person.changed', person: { ...served, branch: 'Navy' } });
    expect(view()).toMatchObject({ profile: 'absent', own: [{ branch: 'navy', isOpen: false }] });
  });

  test('that cannot be saved says so, and can be tried again', async () => {
    let isDown = true;
    const saveProfile: OccupationServer['saveProfile'] = async ({ profile }) => {
      if (isDown) throw problem(503);
      return { profile, updatedAt: null };
    };
    const { view, actor } = await look(at, { server: { saveProfile } });
    actor.send({ type: 'code.add' });
    await settle();
    expect(view().profile).toBe('failed');
    isDown = false;
    actor.send({ type: 'code.add' });
    await settle();
    expect(view().profile).toBe('present');
  });
});

test('reports a link that does not fit, once for the page, and again after a failure', async () => {
  const reported: unknown[] = [];
  let fails = true;
  const { actor, view } = await look(
    { military: 'army.68W' },
    {
      server: {
        reportLink: async (link) => {
          if (fails) throw problem(503);
          reported.push(link);
        },
      },
    },
  );
  expect(view().report).toBe('none');
  actor.send({ type: 'link.report' });
  await settle();
  expect(view().report).toBe('failed');
  fails = false;
  actor.send({ type: 'link.report' });
  expect(view().report).toBe('sending');
  await settle();
  actor.send({ type: 'link.report' });
  expect([view().report, reported]).toEqual(['sent', [{ branch: 'army', code: '68W', onet: '29-2043.00' }]]);
});
