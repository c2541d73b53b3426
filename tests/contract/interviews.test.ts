import { randomUUID } from 'node:crypto';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import type { Problem } from '@vetsync/machines/system/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoSite } from './support/demoSite.ts';
import { httpSite } from './support/httpSite.ts';
import type { Applicant, Site } from './support/site.ts';

const hourMs = 3_600_000;
/** Whole hours from two days ahead, each for one test. */
const hourAhead = (hours: number) =>
  new Date((Math.floor(Date.now() / hourMs) + 48 + hours) * hourMs).toISOString();
const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    ({ status }: Problem) => status,
  );

describe.each([
  ['over HTTP', httpSite],
  ['in the demo', demoSite],
])('interviews of an organization, %s', (_, open) => {
  let site: Site;
  beforeAll(async () => {
    site = await open();
  });
  afterAll(() => site.close());

  const send = (command: Pick<ExchangeCommand, 'type' | 'payload'>) =>
    site.interviews.sendCommand({
      command: { id: randomUUID(), as: site.organizationId, ...command } as ExchangeCommand,
    });
  /** Arranges an interview at a time on which both have agreed. */
  async function arrange({ applicationId }: Applicant, start: string) {
    const { facts } = await send({
      type: 'interview.offer',
      payload: {
        about: { kind: 'application', id: applicationId },
        times: [start],
        minutes: 30,
        how: 'phone',
        where: '757-555-0140',
        timeZone: 'America/Chicago',
        isAgreed: true,
      },
    });
    return facts.find(({ kind }) => kind === 'bookingChanged')!.subject;
  }
  const listed = async (id: string) => {
    const from = new Date(Date.now() - hourMs).toISOString();
    const all = await site.interviews.loadInterviews({ organizationId: site.organizationId, from });
    return all.find((one) => one.id === id);
  };
  const find = (id: string) => site.interviews.loadBooking({ organizationId: site.organizationId, id });
  const busyAt = async (start: string) => {
    const asked = { from: start, to: new Date(Date.parse(start) + hourMs).toISOString() };
    const all = await site.interviews.loadInterviewers({ organizationId: site.organizationId, ...asked });
    return all.flatMap(({ busy }) => busy.map((one) => Date.parse(one.start)));
  };

  test('are offered to whoever has applied, by name, and to nobody else', async () => {
    const { applicationId } = await site.applicant('Ada Quill');
    const asked = (id: string | null) =>
      site.interviews.loadInterviewees({
        organizationId: site.organizationId,
        about: id === null ? null : { kind: 'application', id },
      });
    const about = { kind: 'application', id: applicationId };
    expect(await asked(null)).toContainEqual(expect.objectContaining({ about, name: 'Ada Quill' }));
    expect(await asked(applicationId)).toMatchObject([{ about, name: 'Ada Quill' }]);
    expect(await statusOf(asked(randomUUID()))).toBe(404);
  });

  test('that are agreed on are listed with their page, and take the time of who interviews', async () => {
    const bo = await site.applicant('Bo Quill');
    const start = hourAhead(1);
    expect(await busyAt(start)).toEqual([]);
    const id = await arrange(bo, start);
    expect(await listed(id)).toMatchObject({
      kind: 'interview',
      personName: 'Bo Quill',
      status: 'confirmed',
      how: 'phone',
      where: '757-555-0140',
      applicationId: bo.applicationId,
    });
    const { booking, interviewers, feedback } = await find(id);
    expect(Date.parse(booking.start)).toBe(Date.parse(start));
    expect(Date.parse(booking.end) - Date.parse(booking.start)).toBe(30 * 60_000);
    expect(interviewers).toHaveLength(1);
    expect(feedback).toEqual([]);
    expect(await busyAt(start)).toEqual([Date.parse(start)]);
  });

  test('that are canceled keep their page, and give the time back', async () => {
    const start = hourAhead(2);
    const id = await arrange(await site.applicant('Cy Quill'), start);
    expect(await busyAt(start)).toHaveLength(1);
    await send({ type: 'booking.cancel', payload: { bookingId: id } });
    expect((await find(id)).booking.status).toBe('cancelled');
    expect(await busyAt(start)).toEqual([]);
  });

  test('have what an interviewer thinks, the last of what they said', async () => {
    const id = await arrange(await site.applicant('Di Quill'), hourAhead(3));
    for (const [recommendation, notes] of [
      ['undecided', 'Late.'],
      ['forward', 'Knows cranes.'],
    ] as const)
      await send({ type: 'interview.note', payload: { bookingId: id, recommendation, notes } });
    expect((await find(id)).feedback).toMatchObject([{ recommendation: 'forward', notes: 'Knows cranes.' }]);
  });

  test('that nobody has arranged are not found', async () => {
    expect(await statusOf(find(randomUUID()))).toBe(404);
    expect(
      await statusOf(arrange({ name: '', applicationId: randomUUID(), write: async () => {} }, hourAhead(4))),
    ).toBe(404);
  });
});
