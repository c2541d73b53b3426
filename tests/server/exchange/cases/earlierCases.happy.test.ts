import { expect, onTestFinished, inject, test } from 'vitest';
import { personCaseSchema } from '../../../../machines/model/world/index.ts';
import { connect } from '../../../../server/data/db.ts';
import { migrate, readMigrations } from '../../../../server/data/migrate.ts';
import { newDatabase } from '../../harness.ts';

const migration = '0190_cases.sql';
const decidedAt = '2026-05-04T10:00:00.000Z';

test('what was taken before has a case from the migration on, for the staff and for the person', async () => {
  const database = await newDatabase(inject('postgresUrl'));
  const sql = connect(database.url, { max: 1 });
  onTestFinished(async () => {
    await sql.end();
    await database.drop();
  });
  await migrate(
    sql,
    readMigrations().filter(({ name }) => name < migration),
  );
  const [person] = await sql<{ id: string }[]>`
    insert into users (email, full_name, created_at) values ('ana@example.org', 'Ana Ruiz', now()) returning id`;
  const [house] = await sql<{ id: string }[]>`
    insert into organizations (kind, slug, name, name_skeleton, created_at, updated_at)
    values ('nonprofit', 'harbor-house', 'Harbor House', 'harborhouse', now(), now()) returning id`;
  const add = async (status: string, answers: object, snapshot: object = { name: 'Ana Ruiz' }) => {
    const [listing] = await sql<{ id: string }[]>`
      insert into listings (organization_id, kind, title, created_at, updated_at)
      values (${house!.id}, 'program', 'Rent help', now(), now()) returning id`;
    const [row] = await sql<{ id: string }[]>`
      insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title, applicant_name,
        snapshot, answers, submitted_at, updated_at)
      values (${house!.id}, uuidv7(), ${listing!.id}, ${person!.id}, 'nonprofit', ${status}, 'Rent help', 'Ana Ruiz',
        ${sql.json(snapshot as never)}, ${sql.json(answers as never)}, '2026-05-01', now()) returning id`;
    if (status !== 'enrolled')
      await sql`
        insert into application_steps (organization_id, application_id, at, step, status)
        values (${house!.id}, ${row!.id}, ${decidedAt}, 'decided', ${status})`;
    return row!.id;
  };
  const asked = await add(
    'active',
    { services: ['Moving costs', 'Moving costs', 'Utility bills'] },
    { name: 'Ana Ruiz', rank: 'Sergeant', branch: 'Army' },
  );
  const silent = await add('active', {});
  await add('enrolled', {});
  await add('rejected', {});

  await migrate(sql);
  const cases = await sql<{ applicationId: string }[]>`
    select c.application_id as "applicationId", c.status, c.progress, c.rank, c.branch, c.opened_at as "openedAt", c.goals,
      to_json(array(select s.name from case_services s where s.case_id = c.id order by s.id)) as services,
      to_json(array(select e.entry from case_entries e where e.case_id = c.id)) as entries
    from cases c`;
  expect(cases).toHaveLength(2);
  expect(cases.find(({ applicationId }) => applicationId === asked)).toMatchObject({
    status: 'active',
    progress: 25,
    rank: 'Sergeant',
    branch: 'Army',
    openedAt: new Date(decidedAt),
    goals: [{ text: 'Moving costs', done: false }, { text: 'Utility bills' }],
    services: ['Moving costs', 'Utility bills'],
    entries: ['opened'],
  });
  expect(cases.find(({ applicationId }) => applicationId === silent)).toMatchObject({
    rank: '',
    goals: [{ text: 'Find out together what is needed' }, { text: 'A plan for the next 90 days' }],
    services: ['Case management', 'Needs assessment'],
  });
  const items = await sql<{ item: unknown }[]>`
    select item from world_items where user_id = ${person!.id} and list = 'cases' order by ordinal`;
  const own = items.map(({ item }) => personCaseSchema.parse(item));
  expect(own.map(({ applicationId }) => applicationId).toSorted()).toEqual([asked, silent].toSorted());
  expect(own[0]).toMatchObject({
    kind: 'participant',
    organizationName: 'Harbor House',
    title: 'Rent help',
    owner: null,
    openedAt: decidedAt,
    services: [{ status: 'processing', requestedAt: decidedAt }, {}],
  });
});
