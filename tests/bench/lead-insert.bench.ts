import { randomUUID } from 'node:crypto';
import type { Measured } from '../../scripts/bench.ts';
import { connect } from '../../server/data/db.ts';
import { benchDatabase } from './support/database.ts';
import { startChild } from './support/child.ts';
import { callRate, httpRate, httpRequest, quantile } from './support/httpCalls.ts';

const rounds = 5;
const connections = 10;

/** Floor: postgres.js inserting directly into a table with the same columns and only a primary key. */
export async function run({ full }: { full: boolean }): Promise<Measured[]> {
  const database = await benchDatabase();
  const server = await startChild<{ port: number }>('server.child.ts', database.url);
  const sql = connect(database.url, { max: connections });
  await sql`
    create table bare_leads (
      id uuid primary key default uuidv7(), name text not null, email text not null, veteran_status text,
      organization text, interest text, source text, created_at timestamptz not null default now()
    )`;
  const lead = {
    name: 'Maria Alvarez',
    email: 'maria.alvarez@example.org',
    veteranStatus: 'veteran',
    organization: 'Organization',
    interest: 'I would like to hear more about education benefits',
    source: 'footer_join_free',
  };
  const body = JSON.stringify(lead);
  const ours: number[] = [];
  const floor: number[] = [];
  const forMs = full ? 8_000 : 2_500;
  const post = () => httpRequest('POST', '/api/leads', { 'idempotency-key': randomUUID() }, body);
  const straight = () => sql`
    insert into bare_leads (name, email, veteran_status, organization, interest, source)
    values (${lead.name}, ${lead.email}, ${lead.veteranStatus}, ${lead.organization}, ${lead.interest}, ${lead.source})
    returning id, created_at`;
  const overHttp = (ms: number) =>
    httpRate(server.ready.port, { connections: 2 * connections, forMs: ms, status: 201, request: post });

  await Promise.all([overHttp(1_000), callRate(connections, 1_000, straight)]);
  for (let round = 0; round < rounds; round += 1) {
    floor.push(await callRate(connections, forMs, straight));
    ours.push(await overHttp(forMs));
  }
  await server.stop();
  await sql.end({ timeout: 1 });
  await database.close();
  const [here, bare] = [quantile(ours, 0.5), quantile(floor, 0.5)];
  return [
    {
      name: 'Lead stored over HTTP',
      unit: 'leads/s',
      ours: here,
      floor: bare,
      ratio: here / bare,
      aim: 'at least 0.64',
      note: 'floor: postgres.js inserting straight, ten connections',
    },
  ];
}
