import { describe, expect, test } from 'vitest';
import {
  decisionMachine,
  decisionStates,
  decisionView,
  type DecisionAbout,
  type DecisionEvent,
  type DecisionParentEvent,
} from '@vetsync/machines/decision';
import {
  collegeDecisions,
  collegeOutcomes,
  factOf,
  jobDecisions,
  jobOutcomes,
  nonprofitDecisions,
  nonprofitOutcomes,
  type ApplicationKind,
  type RecordedDecision,
} from '@vetsync/machines/model/world';
import {
  decideCommand,
  decisionChoices,
  decisionNames,
  type AnyDecision,
} from '@vetsync/machines/reviews/model';
import { run } from '../support/run.ts';

const kinds = ['job', 'college', 'nonprofit'] as const satisfies ApplicationKind[];
const aboutOf = (kind: ApplicationKind, more: Partial<DecisionAbout> = {}): DecisionAbout => ({
  kind,
  id: 'A1',
  subject: 'Something at Somewhere',
  name: 'Tamika Rademacher',
  personId: 'student-applicant-1',
  history: [],
  decision: null,
  ...more,
});

function deciding(kind: ApplicationKind = 'college', more: Partial<DecisionAbout> = {}) {
  const started = run(decisionMachine, { input: { about: aboutOf(kind, more), random: () => 0.4 } });
  const send = (event: DecisionEvent | DecisionParentEvent) => started.actor.send(event);
  const commands = () => started.emittedOf('world.dispatch').map(({ command }) => command);
  /** What the world answers once it has the last decision. */
  const answer = () => {
    const command = commands().at(-1);
    if (!command || !('decision' in command) || command.type === 'status.set') throw new Error('none');
    const fact = factOf(command, { at: 5_000, random: () => 0.1 });
    if (fact.body.type !== 'decisionRecorded') throw new Error('no decision');
    const decision = { ...fact.body.decision, id: fact.id, at: fact.at, undone: false };
    send({ type: 'about.changed', about: aboutOf(kind, { history: [decision], decision }) });
    return decision;
  };
  return { ...started, send, commands, answer, view: () => decisionView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(decisionStates).toEqual(['idle', 'confirming', 'recording', 'recorded', 'undoing']);
});

describe('outcomes (feature spec, section 4)', () => {
  test('map the decisions of each kind to statuses', () => {
    expect(jobOutcomes).toMatchObject({ hire: 'hired', reject: 'rejected', interview: 'interview' });
    expect(collegeOutcomes).toMatchObject({
      accepted: 'accepted',
      waitlist: 'under_review',
      rejected: 'rejected',
    });
    expect(nonprofitOutcomes).toEqual({ approve: 'active', reject: 'rejected' });
    expect(decisionChoices.college).toEqual(['accepted', 'waitlist', 'rejected']);
  });
  test('have a label and a command for each decision', () => {
    const all = { job: jobDecisions, college: collegeDecisions, nonprofit: nonprofitDecisions };
    for (const kind of kinds)
      for (const decision of all[kind] as readonly AnyDecision[]) {
        expect(Object.keys(decisionNames[kind])).toContain(decision);
        const command = decideCommand({
          kind,
          applicationId: 'A',
          subject: 'S',
          personId: 'P',
          decision,
          notes: ' ',
          id: 'd',
        });
        expect(command).toEqual({
          type: `${kind}.decide`,
          applicationId: 'A',
          subject: 'S',
          personId: 'P',
          decision,
          id: 'd',
        });
      }
  });
});

describe.each(kinds)('a %s application', (kind) => {
  test.each(decisionChoices[kind] as readonly AnyDecision[])(
    '%s is confirmed, recorded and shown for a second',
    (decision) => {
      const { send, value, view, commands, answer, clock, emittedOf } = deciding(kind);
      send({ type: 'decision.choose', decision });
      expect([value(), commands()]).toEqual(['confirming', []]);
      send({ type: 'decision.confirm' });
      expect(value()).toBe('recording');
      expect(commands()).toMatchObject([
        { type: `${kind}.decide`, applicationId: 'A1', decision, subject: 'Something at Somewhere' },
      ]);
      answer();
      expect(value()).toBe('recorded');
      expect(view().recorded).toEqual(new Map(Object.entries(decisionNames[kind])).get(decision));
      clock.increment(999);
      expect([value(), emittedOf('decision.done')]).toEqual(['recorded', []]);
      clock.increment(1);
      expect(value()).toBe('idle');
      expect(emittedOf('decision.done')).toEqual([{ type: 'decision.done', applicationId: 'A1' }]);
      expect(commands()).toHaveLength(1);
    },
  );
});

/** What is said once a nonprofit's decision is recorded. */
function toastsOf(decision: AnyDecision) {
  const { send, answer, emittedOf } = deciding('nonprofit');
  send({ type: 'decision.choose', decision });
  send({ type: 'decision.confirm' });
  expect(emittedOf('page.toast')).toEqual([]);
  answer();
  return emittedOf('page.toast').map(({ toast }) => toast);
}

describe('toasts (feature spec, section 8)', () => {
  test('show the specified texts when a nonprofit approves or rejects', () => {
    expect(toastsOf('approve')).toEqual([{ title: 'Application Approved' }]);
    expect(toastsOf('reject')).toEqual([
      {
        title: 'Application Rejected',
        description: 'The application has been rejected and the veteran will be notified.',
        tone: 'destructive',
      },
    ]);
  });
  test('are not shown for other kinds', () => {
    const { send, answer, emittedOf } = deciding('job');
    send({ type: 'decision.choose', decision: 'hire' });
    send({ type: 'decision.confirm' });
    answer();
    expect(emittedOf('page.toast')).toEqual([]);
  });
});

describe('choosing a decision', () => {
  test('ignores decisions of another kind, the current one, and all without an application', () => {
    const { send, value } = deciding('college');
    send({ type: 'decision.choose', decision: 'hire' });
    send({ type: 'decision.choose', decision: 'interview' });
    expect(value()).toBe('idle');
    const waitlisted = { id: 'd1', decision: 'waitlist', kind: 'college' } as RecordedDecision;
    const again = deciding('college', { decision: waitlisted, history: [waitlisted] });
    again.send({ type: 'decision.choose', decision: 'waitlist' });
    expect(again.value()).toBe('idle');
    again.send({ type: 'decision.choose', decision: 'accepted' });
    expect(again.value()).toBe('confirming');
    const { send: sendTo, value: valueOf, view: viewOf } = deciding();
    sendTo({ type: 'about.changed', about: null });
    expect(viewOf()).toMatchObject({ kind: null, choices: [] });
    sendTo({ type: 'decision.choose', decision: 'accepted' });
    expect(valueOf()).toBe('idle');
  });
  test('replaces the choice, and records nothing when canceled', () => {
    const { send, view, value, commands } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.choose', decision: 'rejected' });
    expect(view().choices.filter(({ isChosen }) => isChosen)).toMatchObject([{ decision: 'rejected' }]);
    send({ type: 'decision.cancel' });
    expect([value(), view().chosen, commands()]).toEqual(['idle', null, []]);
  });
  test('ends when another application opens', () => {
    const { send, value } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'about.changed', about: aboutOf('college', { subject: 'Told otherwise' }) });
    expect(value()).toBe('confirming');
    send({ type: 'about.changed', about: aboutOf('college', { id: 'A2' }) });
    expect(value()).toBe('idle');
  });
});

describe('while a decision is pending', () => {
  test('ignores other events', () => {
    const { send, view, value, commands } = deciding();
    send({ type: 'notes.change', notes: 'Before' });
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.confirm' });
    expect(view().isPending).toBe(true);
    for (const event of [
      { type: 'decision.confirm' },
      { type: 'decision.cancel' },
      { type: 'decision.undo' },
      { type: 'decision.choose', decision: 'rejected' },
      { type: 'notes.change', notes: 'After' },
    ] as const)
      send(event);
    expect([value(), view().notes, commands().length]).toEqual(['recording', 'Before', 1]);
  });
  test('reports a missing answer after 5 s and allows another attempt', () => {
    const { send, value, clock, commands, emittedOf, answer } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.confirm' });
    clock.increment(4_999);
    expect(value()).toBe('recording');
    clock.increment(1);
    expect(value()).toBe('confirming');
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { tone: 'destructive' } }]);
    send({ type: 'decision.confirm' });
    const [first, second] = commands();
    expect(second).toEqual(first);
    answer();
    expect(value()).toBe('recorded');
  });
  test('decides on another application after stepping to it', () => {
    const { send, value, view } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'decision.confirm' });
    send({ type: 'about.changed', about: aboutOf('college', { id: 'A2' }) });
    expect([value(), view().isPending]).toEqual(['idle', false]);
  });
});

describe('notes', () => {
  test('are optional, are sent with the decision and then cleared', () => {
    const { send, commands, answer, view, emittedOf } = deciding();
    send({ type: 'notes.change', notes: '  Calm and exact. ' });
    send({ type: 'decision.choose', decision: 'waitlist' });
    send({ type: 'decision.confirm' });
    expect(commands()).toMatchObject([{ notes: 'Calm and exact.' }]);
    answer();
    expect(view().history).toMatchObject([
      { label: 'Waitlist', status: 'under_review', notes: 'Calm and exact.' },
    ]);
    expect(emittedOf('notes.changed').at(-1)?.notes).toEqual({});
  });
  test('stay with their application while another one is open', () => {
    const { send, view } = deciding();
    send({ type: 'notes.change', notes: 'For one' });
    send({ type: 'about.changed', about: aboutOf('college', { id: 'A2' }) });
    expect(view().notes).toBe('');
    send({ type: 'notes.change', notes: 'For two' });
    send({ type: 'about.changed', about: aboutOf('college') });
    expect(view().notes).toBe('For one');
  });
  test('may have up to 5,000 characters', () => {
    const { send, value, view } = deciding();
    send({ type: 'decision.choose', decision: 'accepted' });
    send({ type: 'notes.change', notes: 'a'.repeat(5_001) });
    send({ type: 'decision.confirm' });
    expect([value(), view().isTooLong]).toEqual(['confirming', true]);
    send({ type: 'notes.change', notes: 'a'.repeat(5_000) });
    send({ type: 'decision.confirm' });
    expect(value()).toBe('recording');
  });
});

const current = {
  id: 'd1',
  decision: 'rejected',
  kind: 'college',
  status: 'rejected',
} as RecordedDecision;
const decided = () => deciding('college', { decision: current, history: [current] });

describe('undo', () => {
  test('withdraws the current decision and confirms it once the world has it', () => {
    const { send, value, commands, emittedOf, view } = decided();
    send({ type: 'decision.undo' });
    expect([value(), view().isPending]).toEqual(['undoing', true]);
    expect(commands()).toEqual([{ type: 'decision.undo', decisionId: 'd1' }]);
    send({ type: 'about.changed', about: aboutOf('college', { decision: current, history: [current] }) });
    send({ type: 'notes.change', notes: 'Too early' });
    expect([value(), view().notes]).toEqual(['undoing', '']);
    send({ type: 'about.changed', about: aboutOf('college', { history: [{ ...current, undone: true }] }) });
    expect(value()).toBe('idle');
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { title: 'Decision withdrawn' } }]);
    expect(view()).toMatchObject({ current: null, history: [{ undone: true }] });
  });
  test('does nothing without a decision', () => {
    const { send, value, commands } = deciding();
    send({ type: 'decision.undo' });
    expect([value(), commands()]).toEqual(['idle', []]);
  });
  test('reports a missing answer after 5 s', () => {
    const { send, value, clock, emittedOf } = decided();
    send({ type: 'decision.undo' });
    clock.increment(5_000);
    expect(value()).toBe('idle');
    expect(emittedOf('page.toast')).toMatchObject([{ toast: { tone: 'destructive' } }]);
  });
  test('ends when another application opens', () => {
    const { send, value, emittedOf } = decided();
    send({ type: 'decision.undo' });
    send({ type: 'about.changed', about: aboutOf('college', { id: 'A2' }) });
    expect([value(), emittedOf('page.toast')]).toEqual(['idle', []]);
  });
});
