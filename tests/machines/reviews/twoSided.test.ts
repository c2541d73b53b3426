import { describe, expect, test } from 'vitest';
import { badgeText, unreadFor, type ApplicationKind, type WorldCommand } from '@vetsync/machines/model/world';
import type { AnyDecision, ReviewSource } from '@vetsync/machines/reviews/model';
import type { Role } from '@vetsync/machines/account/model';
import { reviewDialogMachine, reviewDialogView } from '@vetsync/machines/reviewDialog';
import { worldMachine } from '@vetsync/machines/world';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { now } from '../support/review.ts';
import { puppet, run } from '../support/run.ts';
import { writePhrase } from '@vetsync/ui/language';

const { id: veteranId, name: veteranName } = sampleProfileOf('user');
const veteran = {
  veteranId,
  veteranName,
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Staff Sergeant',
};

const sides: readonly {
  kind: ApplicationKind;
  role: Role;
  submit: WorldCommand;
  decision: AnyDecision;
  told: string;
}[] = [
  {
    kind: 'job',
    role: 'recruiter',
    submit: {
      type: 'job.submit',
      application: {
        ...veteran,
        id: 'A1',
        jobTitle: 'Operations Manager',
        company: 'Bluebonnet Distribution',
        salary: '$82,000 to $96,000',
        location: 'Austin, Texas',
        militarySkills: [],
      },
    },
    decision: 'hire',
    told: 'Your application for Operations Manager at Bluebonnet Distribution is now: Hired.',
  },
  {
    kind: 'college',
    role: 'university',
    submit: {
      type: 'college.submit',
      application: { ...veteran, id: 'A1', program: 'Logistics', university: 'State University' },
    },
    decision: 'waitlist',
    told: 'You are on the waiting list for Logistics at State University.',
  },
  {
    kind: 'nonprofit',
    role: 'nonprofit',
    submit: {
      type: 'nonprofit.submit',
      application: {
        ...veteran,
        id: 'A1',
        program: 'Housing Assistance',
        organization: 'Veterans Foundation',
        needsAssessment: ['Moving costs'],
      },
    },
    decision: 'approve',
    told: 'Your application for Housing Assistance at Veterans Foundation is now: Active.',
  },
];

/** The shared world of one tab with a reviewer's dialog over it, wired as the app does. */
function reviewing(kind: ApplicationKind, role: Role) {
  const tabs = puppet();
  const world = run(worldMachine, {
    input: { mode: 'demo', now, random: () => Math.random() },
    actors: { otherTabs: tabs.logic, store: puppet().logic },
  });
  const worldNow = () => world.actor.getSnapshot().context.log.world;
  const source = { kind, applicants: sampleApplicants, samples: [], positions: [] } as ReviewSource;
  const dialog = run(reviewDialogMachine, {
    input: {
      source,
      route: { applicationId: null, tab: 'overview' },
      order: ['A1'],
      world: worldNow(),
      at: { mode: 'demo', role },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      write: writePhrase,
      now,
      random: () => Math.random(),
    },
  });
  dialog.actor.on('world.dispatch', (emitted) => world.actor.send(emitted));
  world.actor.on('world.changed', (emitted) => dialog.actor.send(emitted));
  return {
    tabs,
    world,
    worldNow,
    dialog,
    unread: (of: Role) => badgeText(unreadFor(worldNow().notifications, of)),
    seen: () => reviewDialogView(dialog.actor.getSnapshot()),
  };
}

describe.each(sides)(
  'a $kind application, from both sides',
  ({ kind, role, submit, decision: choice, told }) => {
    /** Handed in, found, opened and decided on. */
    function decided() {
      const all = reviewing(kind, role);
      const { world, dialog } = all;
      world.actor.send({ type: 'world.dispatch', command: submit });
      expect([all.unread(role), all.unread('user')]).toEqual(['1', null]);
      dialog.actor.send({ type: 'location.changed', route: { applicationId: 'A1', tab: 'overview' } });
      expect(all.unread(role)).toBeNull();
      dialog.actor.send({ type: 'decision.choose', decision: choice });
      dialog.actor.send({ type: 'decision.send' });
      return all;
    }

    test('is decided, the dialog closes after a second, and the veteran is notified', () => {
      const { dialog, seen, worldNow, unread } = decided();
      expect(seen().decision).toMatchObject({ state: 'decided', sent: choice, isClosing: true });
      dialog.actor.send({ type: 'row.close' });
      expect(seen().isOpen).toBe(true);
      dialog.clock.increment(1_000);
      expect(seen().state).toBe('closed');
      expect(dialog.emittedOf('review.closed')).toHaveLength(1);
      expect(unread('user')).toBe('1');
      expect(worldNow().notifications.at(-1)).toMatchObject({
        targetRole: 'user',
        subjectId: 'A1',
        message: told,
      });
    });

    test('shows its decision when opened again, and Undo withdraws it', () => {
      const { dialog, seen, worldNow, unread } = decided();
      dialog.clock.increment(1_000);
      dialog.actor.send({ type: 'location.changed', route: { applicationId: null, tab: 'overview' } });
      dialog.actor.send({ type: 'location.changed', route: { applicationId: 'A1', tab: 'overview' } });
      expect(seen().decision.undoable?.decision).toBe(choice);
      dialog.actor.send({ type: 'decision.undo' });
      expect(seen()).toMatchObject({ state: 'reading', decision: { state: 'undone', undoable: null } });
      expect(worldNow().decisions).toMatchObject([{ decision: choice, undone: true }]);
      expect(unread('user')).toBeNull();
    });

    test('is the same in another tab', () => {
      const here = decided();
      const there = reviewing(kind, role);
      for (const received of here.tabs.received)
        if (received['message'].kind === 'facts')
          there.tabs.sendToParent({ type: 'tabs.received', message: received['message'] });
      expect(there.worldNow()).toEqual(here.worldNow());
      there.dialog.actor.send({ type: 'location.changed', route: { applicationId: 'A1', tab: 'overview' } });
      expect(there.seen().decision.undoable?.decision).toBe(choice);
    });
  },
);

test('updates the counters of pending applications and placements until it is undone', () => {
  const { kind, role, submit } = sides[0]!;
  const { world, worldNow, dialog } = reviewing(kind, role);
  world.actor.send({ type: 'world.dispatch', command: submit });
  dialog.actor.send({ type: 'location.changed', route: { applicationId: 'A1', tab: 'overview' } });
  expect(worldNow().applicationStats).toEqual({
    totalApplications: 1,
    pendingReviews: 1,
    successfulPlacements: 0,
  });
  dialog.actor.send({ type: 'decision.choose', decision: 'hire' });
  dialog.actor.send({ type: 'decision.send' });
  expect(worldNow().applicationStats).toEqual({
    totalApplications: 1,
    pendingReviews: 0,
    successfulPlacements: 1,
  });
  dialog.clock.increment(1_000);
  dialog.actor.send({ type: 'location.changed', route: { applicationId: null, tab: 'overview' } });
  dialog.actor.send({ type: 'location.changed', route: { applicationId: 'A1', tab: 'overview' } });
  dialog.actor.send({ type: 'decision.undo' });
  expect(worldNow().applicationStats).toEqual({
    totalApplications: 1,
    pendingReviews: 1,
    successfulPlacements: 0,
  });
});
