import type { Measured } from '../../scripts/bench.ts';
import { emptyCalendar, emptyVisit } from '../../machines/bookings/model/index.ts';
import { startChild } from './support/child.ts';
import { benchDatabase } from './support/database.ts';
import type { BenchDatabase } from './support/database.ts';
import { httpLatency, httpRequest, quantile } from './support/httpCalls.ts';

/** A hospital has so many providers, and so many bookings in each week, however long its history is. */
const providers = 20;
const weekly = 140;
/** Of one person. */
const bookingsEach = 10;
/** So many weeks of them are ahead. */
const weeksAhead = 2;
const callsCompared = 60;
const dayMs = 86_400_000;

interface Ready {
  port: number;
  cookie: string;
  userId: string;
}
interface Hospital {
  id: string;
  calendarId: string;
  personId: string;
}

const visitTypeId = '018f2b6a-0000-7000-8000-00000000c0de';
const visit = { ...emptyVisit, id: visitTypeId, name: 'Check-up', minutes: 30, confirms: 'instantly' };
const rules = {
  ...emptyCalendar,
  hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
  visitTypes: [visit],
};

/** An approved hospital with this many bookings. */
async function hospitalWith({ sql }: BenchDatabase, count: number, ownerId: string): Promise<Hospital> {
  const slug = `clinic-${count}`;
  const [row] = await sql<{ id: string }[]>`
    insert into organizations (kind, slug, status, decision, decided_at, name, name_skeleton, created_at, updated_at)
    values ('hospital', ${slug}, 'approved', 'approved', now(), ${slug}, ${slug}, now(), now())
    returning id`;
  const { id } = row!;
  await sql`
    insert into organization_members (organization_id, user_id, role, joined_at) values (${id}, ${ownerId}, 'owner', now())`;
  await sql`
    insert into listings (organization_id, kind, status, title, created_at, updated_at, published_at)
    select ${id}, 'provider', 'published', 'Dr. ' || n, now(), now(), now() from generate_series(1, ${providers}::int) n`;
  await sql`
    insert into calendars (organization_id, id, listing_id, rules, updated_at)
    select organization_id, id, id, ${sql.json(rules as never)}, now() from listings where organization_id = ${id}`;
  await sql`
    insert into users (email, full_name, password_hash, created_at)
    select 'patient' || n || ${`-${count}@example.org`}, 'Patient', 'none', now()
    from generate_series(1, ${count / bookingsEach}::int) n`;
  await sql`
    insert into bookings (organization_id, id, calendar_id, user_id, kind, title, person_name, visit, time_zone, local_start,
      during, status, created_at, updated_at)
    select ${id}, uuidv7(), c.id, u.id, 'appointment', 'Dr.', 'Patient ' || n, ${sql.json(visit as never)},
      'America/New_York', '', tstzrange(at, at + interval '30 minutes'),
      case when at < now() then 'completed' when n % 20 = 0 then 'requested' else 'confirmed' end, now(), now()
    from generate_series(1, ${count}::int) n
    cross join lateral (
      select date_trunc('hour', now()) + ${weeksAhead}::int * interval '7 days' - n * interval '7 days' / ${weekly}::int as at
    ) one
    join (
      select id, row_number() over (order by id) as nth from calendars where organization_id = ${id}
    ) c on c.nth = n % ${providers}::int + 1
    join (
      select id, row_number() over (order by id) as nth from users where email like ${`patient%-${count}@example.org`}
    ) u on u.nth = n % ${count / bookingsEach}::int + 1`;
  await sql`
    insert into booked_times (organization_id, calendar_id, user_id, booking_id, blocked)
    select organization_id, calendar_id, user_id, id, during from bookings
    where organization_id = ${id} and status in ('requested', 'confirmed')`;
  const [known] = await sql<{ calendarId: string; personId: string }[]>`
    select calendar_id as "calendarId", user_id as "personId" from bookings
    where organization_id = ${id} and status = 'confirmed' order by starts_at limit 1`;
  return { id, ...known! };
}

/** Median milliseconds of a call to the small and to the big hospital, which take turns call by call. */
async function compared(
  port: number,
  [small, big]: readonly [Hospital, Hospital],
  call: (hospital: Hospital) => string,
) {
  const times = { small: [] as number[], big: [] as number[] };
  for (let turn = 0; turn < callsCompared; turn += 1) {
    const here = await httpLatency(port, 1, () => call(small));
    const there = await httpLatency(port, 1, () => call(big));
    // The first ones are a warm-up.
    if (turn < callsCompared / 5) continue;
    times.small.push(here);
    times.big.push(there);
  }
  const [ours, floor] = [quantile(times.big, 0.5), quantile(times.small, 0.5)];
  return { ours, floor, ratio: ours / floor };
}

/** Floor: the same call to a hospital with a thousand bookings. */
export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const count = full ? 1_000_000 : 100_000;
  const database = await benchDatabase();
  const children: { stop(): Promise<void> }[] = [];
  try {
    const { ready, ...server } = await startChild<Ready>('server.child.ts', database.url);
    children.push(server);
    const small = await hospitalWith(database, 1_000, ready.userId);
    const big = await hospitalWith(database, count, ready.userId);
    await database.sql`vacuum analyze`;
    const { port, cookie } = ready;
    const get = (path: string) => httpRequest('GET', path, { cookie });
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const [from, to, later] = [0, 7, 35].map((days) => new Date(today + days * dayMs).toISOString());
    const bookings = ({ id }: Hospital, query: string) => get(`/api/organizations/${id}/bookings?${query}`);
    const calls: Record<string, (hospital: Hospital) => string> = {
      'a week': (one) => bookings(one, `from=${from}&to=${to}`),
      'a week of a provider': (one) => bookings(one, `from=${from}&to=${to}&calendar=${one.calendarId}`),
      'requests to answer': (one) => bookings(one, 'waitsFor=organization'),
      'those of a person': (one) => bookings(one, `person=${one.personId}`),
      'free times of a provider, 35 days': ({ calendarId }) =>
        get(`/api/calendars/${calendarId}/slots?type=${visitTypeId}&from=${from}&to=${later}`),
    };
    const measured: Measured[] = [];
    for (const [what, call] of Object.entries(calls))
      measured.push({
        name: `${count.toLocaleString('en')} bookings, ${what}`,
        unit: 'ms',
        ...(await compared(port, [small, big], call)),
        aim: 'at most 1.5',
        note: 'floor: the same of 1,000 bookings',
      });
    return measured;
  } finally {
    for (const child of children) await child.stop();
    await database.close();
  }
}
