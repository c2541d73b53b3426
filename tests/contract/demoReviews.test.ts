import { describe, expect, test } from 'vitest';
import { badgeText, unreadFor, type ApplicationKind, type WorldCommand } from '@vetsync/machines/model/world';
import type { ExchangeFeedEvent } from '@vetsync/machines/exchange/model';
import type { DecisionCommand } from '@vetsync/machines/exchange/receivedApplications';
import type { AnyDecision, ReviewSource } from '@vetsync/machines/reviews/model';
import type { PortalRole } from '@vetsync/machines/account/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/system/parts/World.phrases';
import { demoReviews } from '../../app/demo/applications/demoReviews.ts';
import { aloneWorld } from './support/demoSite.ts';

const { id: veteranId, name: veteranName } = sampleProfileOf('user');
const veteran = {
  id: 'A1',
  veteranId,
  veteranName,
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Staff Sergeant',
};

const sides: readonly {
  kind: ApplicationKind;
  role: PortalRole;
  submit: WorldCommand;
  decision: AnyDecision;
  others: readonly AnyDecision[];
  status: string;
  told: string;
}[] = [
  {
    kind: 'job',
    role: 'recruiter',
    submit: {
      type: 'job.submit',
      application: {
        ...veteran,
        jobTitle: 'Operations Manager',
        company: 'Bluebonnet Distribution',
        salary: '$82,000 to $96,000',
        location: 'Austin, Texas',
        militarySkills: [],
      },
    },
    decision: 'hire',
    others: ['offer', 'interview', 'reject'],
    status: 'hired',
    told: 'You’re hired: Operations Manager at Bluebonnet Distribution.',
  },
  {
    kind: 'college',
    role: 'university',
    submit: {
      type: 'college.submit',
      application: { ...veteran, program: 'Logistics', university: 'State University' },
    },
    decision: 'waitlist',
    others: ['accepted', 'rejected'],
    status: 'under_review',
    told: 'You’re on the waiting list for Logistics at State University.',
  },
  {
    kind: 'nonprofit',
    role: 'nonprofit',
    submit: {
      type: 'nonprofit.submit',
      application: {
        ...veteran,
        program: 'Housing Assistance',
        organization: 'Veterans Foundation',
        needsAssessment: ['Moving costs'],
      },
    },
    decision: 'approve',
    others: ['reject'],
    status: 'active',
    told: 'You’re in the program: Housing Assistance at Veterans Foundation.',
  },
];

describe.each(sides)('a $kind application in the demo', (side) => {
  const { kind, role, submit, decision, others, status, told } = side;

  /** Submitted, in a world without samples. */
  function site() {
    const world = aloneWorld();
    const send = (command: WorldCommand) => world.send({ type: 'world.dispatch', command });
    send(submit);
    const source = { kind, applicants: sampleApplicants, samples: [], positions: [] } as ReviewSource;
    const server = demoReviews({ source, self: 'demo', world, role, name: 'Ours', now: Date.now });
    const worldNow = () => world.getSnapshot().context.log.world;
    const decide: DecisionCommand = {
      id: 'command-1',
      as: role,
      type: 'application.decide',
      expectedVersion: 1,
      payload: { applicationId: 'A1', decision, notes: 'Strong record.', message: 'Welcome.' },
    };
    const undo: DecisionCommand = {
      id: 'command-2',
      as: role,
      type: 'decision.undo',
      payload: { decisionId: 'command-1' },
    };
    return {
      server,
      send,
      worldNow,
      decide,
      undo,
      unread: (of: PortalRole | 'user') => badgeText(unreadFor(worldNow().notifications, of)),
      open: () => server.loadApplication({ organizationId: role, id: 'A1' }),
    };
  }

  test('is opened with what a reviewer reads, and its notification is read', async () => {
    const { open, unread } = site();
    expect(unread(role)).toBe('1');
    const { application, history, review, decisions } = await open();
    expect(application).toMatchObject({ id: 'A1', kind, applicantName: veteranName, version: 1 });
    expect(history.map(({ step }) => step)).toEqual(['submitted']);
    expect(review).toMatchObject({ kind, id: 'A1' });
    expect(new Set(decisions)).toEqual(new Set([decision, ...others]));
    expect(unread(role)).toBeNull();
  });

  test('is decided once for each command, and the veteran is told', async () => {
    const { server, decide, open, worldNow, unread } = site();
    const { facts } = await server.sendCommand({ command: decide });
    await server.sendCommand({ command: decide });
    expect(facts).toMatchObject([
      { kind: 'applicationDecided', actor: 'demo', payload: { applicationId: 'A1', status, version: 2 } },
    ]);
    expect(worldNow().decisions).toMatchObject([{ id: 'command-1', decision, notes: 'Strong record.' }]);
    expect((await open()).application).toMatchObject({ status, version: 2 });
    expect(await server.loadHistory({ id: 'A1' })).toMatchObject([
      { step: 'submitted' },
      { step: 'decided', decision, message: 'Welcome.', notes: 'Strong record.' },
    ]);
    expect(unread('user')).toBe('1');
    const notification = worldNow().notifications.at(-1)!;
    expect(notification).toMatchObject({ targetRole: 'user', subjectId: 'A1' });
    expect(writePhrase(notification.message)).toBe(told);
  });

  test('is turned down with a reason only, which the veteran reads', async () => {
    const { server, decide, worldNow } = site();
    const no = others.find((one) => one.startsWith('reject'))!;
    const command = { ...decide, payload: { applicationId: 'A1', decision: no } } as DecisionCommand;
    await expect(server.sendCommand({ command })).rejects.toMatchObject({ status: 422 });
    expect(worldNow().decisions).toEqual([]);
    const reason = 'experience';
    const reasoned = { ...command, payload: { ...command.payload, reason } } as DecisionCommand;
    await server.sendCommand({ command: reasoned });
    expect(await server.loadHistory({ id: 'A1' })).toMatchObject([{}, { decision: no, reason }]);
    expect(writePhrase(worldNow().notifications.at(-1)!.message)).toMatch(
      /^You have an answer to your application/,
    );
  });

  test('is not decided on what has changed meanwhile', async () => {
    const { server, decide } = site();
    await server.sendCommand({ command: decide });
    await expect(server.sendCommand({ command: { ...decide, id: 'command-3' } })).rejects.toMatchObject({
      status: 409,
      code: 'application_changed',
      state: { applicationId: 'A1', status, version: 2 },
    });
  });

  test('is as before once the decision is taken back, and says when', async () => {
    const { server, decide, undo, worldNow, unread } = site();
    await server.sendCommand({ command: decide });
    const { facts } = await server.sendCommand({ command: undo });
    expect(facts).toMatchObject([{ payload: { applicationId: 'A1', version: 3 } }]);
    const history = await server.loadHistory({ id: 'A1' });
    expect(history.map(({ step }) => step)).toEqual(['submitted', 'decided', 'undone']);
    expect(worldNow().decisions).toMatchObject([{ decision, undone: true }]);
    expect(unread('user')).toBeNull();
    await expect(
      server.sendCommand({ command: { ...undo, payload: { decisionId: 'none' } } }),
    ).rejects.toMatchObject({ status: 404 });
  });

  test('tells who follows of each decision, wherever it was made', async () => {
    const { server, decide, undo } = site();
    const rows: ExchangeFeedEvent[] = [];
    const stop = server.followFacts({ organizationId: role, after: null }, (event) => {
      if (event.type === 'feed.row') rows.push(event);
    });
    await server.sendCommand({ command: decide });
    await server.sendCommand({ command: undo });
    stop();
    expect(rows).toMatchObject([
      { row: { subject: 'A1', payload: { status, version: 2 } } },
      { row: { subject: 'A1', payload: { version: 3 } } },
    ]);
  });

  test('is missing under another id', async () => {
    const { server } = site();
    await expect(server.loadApplication({ organizationId: role, id: 'B2' })).rejects.toMatchObject({
      status: 404,
    });
  });
});
