import { randomUUID } from 'node:crypto';
import { commandProblems, commands, problemsOf } from '../../../machines/model/exchange/index.ts';
import type {
  CommandContract,
  CommandProblem,
  ExchangeFact,
} from '../../../machines/model/exchange/index.ts';
import type { World } from '../../../machines/model/world/index.ts';
import { openEventStream } from './eventStream.ts';
import type { EventStream } from './eventStream.ts';
import type { Server } from './accounts.ts';
import { person } from './organizations.ts';

export interface CommandBody {
  id?: string;
  type: string;
  by?: string;
  as?: string;
  expectedVersion?: number;
  payload: object;
}

/** Sends a command like one of our pages. Whatever refuses it must be one of the problems that it declares. */
export async function sendCommand(
  server: Server,
  cookie: string,
  { id = randomUUID(), ...command }: CommandBody,
): Promise<Response> {
  const answer = await server.request('/api/commands', {
    method: 'POST',
    headers: { Cookie: cookie },
    json: { id, ...command },
  });
  if (answer.status < 400 || answer.status >= 500) return answer;
  const { code } = (await answer.clone().json()) as { code: CommandProblem };
  const contract = (commands as Partial<Record<string, CommandContract>>)[command.type];
  if (contract && code in commandProblems && !problemsOf(contract).includes(code))
    throw new Error(`${command.type} does not declare ${code}`);
  return answer;
}

/** The facts of a command that is carried out. */
export async function factsAfter(
  server: Server,
  cookie: string,
  command: CommandBody,
): Promise<ExchangeFact[]> {
  const answer = await sendCommand(server, cookie, command);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { facts: ExchangeFact[] }).facts;
}

export interface State {
  world: World;
  version: number;
  position: string;
}
export async function stateOf(server: Server, cookie: string): Promise<State> {
  const answer = await server.request('/api/state', { headers: { Cookie: cookie } });
  return (await answer.json()) as State;
}

/** A stream of facts that is open. */
export async function followFacts(url: string, cookie: string, query = ''): Promise<EventStream> {
  const stream = await openEventStream(`${url}/api/facts${query}`, { cookie });
  await stream.until(({ events }) => events.length > 0);
  return stream;
}
export const factsIn = ({ events }: EventStream): ExchangeFact[] =>
  events.filter(({ event }) => event === 'fact').map(({ data }) => JSON.parse(data) as ExchangeFact);

export const saveProgram = (title: string, id = title) => ({
  type: 'program.save',
  payload: { program: { id, title } },
});

/** Applies for a job. */
export async function applied(
  server: Server,
  { cookie }: { cookie: string },
  { id: listingId }: { id: string },
): Promise<{ applicationId: string }> {
  const [fact] = await factsAfter(server, cookie, { type: 'job.submit', payload: { listingId } });
  return { applicationId: fact!.subject };
}

/** An application that an organization has, whatever its status. Returns the id. */
export async function applicationTo(
  server: Server,
  organizationId: string,
  listingId: string,
): Promise<string> {
  const id = randomUUID();
  const { id: userId } = await person(server);
  await server.sql`
    insert into applications (organization_id, id, listing_id, user_id, kind, status, listing_title, applicant_name,
      snapshot, answers, submitted_at, updated_at)
    values (${organizationId}, ${id}, ${listingId}, ${userId}, 'job', 'submitted', 'Crane mechanic', 'Sarah Johnson',
      '{"name": "Sarah Johnson"}', '{}', now(), now())`;
  return id;
}
