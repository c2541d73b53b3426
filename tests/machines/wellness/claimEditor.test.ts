import { describe, expect, test } from 'vitest';
import {
  claimEditorMachine,
  claimEditorView,
  type ClaimEditorEvent,
  type ClaimEditorInput,
  type ClaimEditorParentEvent,
} from '@vetsync/machines/wellness/claimEditor';
import { privateRecordMax } from '@vetsync/machines/model/world';
import {
  claimDraftErrors,
  claimDraftOf,
  claimFields,
  claimOf,
  claimStages,
  newClaimDraft,
  ownClaimLimits,
  parseClaimDraft,
  parseOwnClaims,
  storedClaim,
  type Claim,
  type ClaimField,
} from '@vetsync/machines/wellness/model';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const today = '2026-03-04';
const knee: Claim = {
  id: 'knee',
  title: 'Left knee',
  kind: 'increase',
  stage: 'evidenceGathering',
  filed: '2026-02-20',
  reached: { initialReview: '2026-02-25', evidenceGathering: '2026-03-01' },
  next: '2026-03-20',
  note: 'Bring the X-rays.',
  requestedEvidence: null,
  rating: null,
};

function write(input: Partial<ClaimEditorInput> = {}) {
  const started = run(claimEditorMachine, {
    input: {
      claims: [knee],
      canChange: true,
      stored: null,
      opening: { claimId: null },
      intl: { locale: 'en-US', timeZone: 'UTC' },
      now: () => Date.parse(`${today}T05:06:07Z`),
      random: () => 0.4,
      ...input,
    },
  });
  const send = (event: ClaimEditorEvent | ClaimEditorParentEvent) => started.actor.send(event);
  return {
    ...started,
    send,
    view: () => claimEditorView(started.actor.getSnapshot()),
    fill: (fields: Partial<Record<ClaimField, string>>) => {
      for (const field of claimFields) {
        const value = fields[field];
        if (value !== undefined) send({ type: 'field.change', field, value });
      }
    },
  };
}

test('has exactly these stable states', () =>
  expect(statesOf(claimEditorMachine)).toEqual([
    'closed',
    'form.writing',
    'form.invalid',
    'form.confirmingDiscard',
  ]));

describe('opens', () => {
  test('an empty form for a new claim, and what is known for one of the list', () => {
    const { send, view } = write();
    expect([view().task, view().fields.title, view().fields.stage]).toEqual(['add', '', 'received']);
    send({ type: 'location.changed', opening: { claimId: 'knee' } });
    const { id: _id, ...fields } = claimDraftOf(knee);
    expect([view().task, view().fields]).toEqual(['edit', fields]);
  });

  test.each([
    ['for a claim that the list does not have', { opening: { claimId: 'gone' } }],
    ['for samples', { canChange: false }],
    [
      'for a new claim in a full list',
      { claims: Array.from({ length: ownClaimLimits.claims }, (_, id) => ({ ...knee, id: `${id}` })) },
    ],
  ])('nothing %s', (_, input) => expect(write(input).view().isOpen).toBe(false));

  test('with the draft of an earlier visit, if it is of the same claim', () => {
    const ofKnee = { ...claimDraftOf(knee), note: 'Called on Monday.' };
    const ofNew = { ...newClaimDraft('NEW'), title: 'Ears' };
    const opened = (stored: typeof ofNew, claimId: string | null) =>
      write({ stored, opening: { claimId } }).view().fields;
    expect(opened(ofKnee, 'knee').note).toBe('Called on Monday.');
    expect(opened(ofKnee, null).title).toBe('');
    expect(opened(ofNew, null).title).toBe('Ears');
    expect(opened(ofNew, 'knee').title).toBe('Left knee');
  });
});

describe('saves', () => {
  test('a new claim, and clears the draft', () => {
    const { view, send, fill, emittedOf } = write();
    fill({ title: ' Ears ', filed: today, stage: 'initialReview', note: ' Ask Ms. Barrow. ' });
    send({ type: 'form.submit' });
    expect(emittedOf('claim.saved').map(({ claim }) => claim)).toEqual([
      {
        ...knee,
        id: expect.any(String),
        title: 'Ears',
        kind: 'new',
        stage: 'initialReview',
        filed: today,
        reached: {},
        next: null,
        note: 'Ask Ms. Barrow.',
      },
    ]);
    expect([view().isOpen, emittedOf('draft.changed').at(-1)?.draft]).toEqual([false, null]);
    expect(emittedOf('dialog.closed')).toHaveLength(1);
  });

  test('a claim that another device has removed meanwhile', () => {
    const { send, emittedOf } = write({ opening: { claimId: 'knee' } });
    send({ type: 'list.changed', claims: [] });
    send({ type: 'form.submit' });
    expect(emittedOf('claim.saved').map(({ claim }) => claim.id)).toEqual(['knee']);
  });

  test('nothing while something is wrong, and says what', () => {
    const { view, send, fill, emittedOf } = write();
    fill({ filed: '2026-03-05', next: '2026-03-01' });
    send({ type: 'form.submit' });
    expect([view().state, Object.keys(view().errors), view().focus, view().attempt]).toEqual([
      'invalid',
      ['title', 'filed', 'next'],
      'title',
      1,
    ]);
    fill({ title: 'Ears', filed: today, next: '' });
    expect(view().state).toBe('writing');
    send({ type: 'form.submit' });
    expect(emittedOf('claim.saved')).toHaveLength(1);
  });
});

describe('closes', () => {
  test('at once if nothing was written', () => {
    const { send, view, emittedOf } = write({ opening: { claimId: 'knee' } });
    send({ type: 'dialog.close' });
    expect([view().isOpen, emittedOf('dialog.closed').length]).toEqual([false, 1]);
  });

  test('after a question if something would be lost', () => {
    const { send, fill, view, emittedOf } = write();
    fill({ note: 'Ask Ms. Barrow.' });
    send({ type: 'dialog.close' });
    expect([view().state, view().isOpen]).toEqual(['confirmingDiscard', true]);
    send({ type: 'form.submit' });
    send({ type: 'close.cancel' });
    expect([view().state, view().fields.note]).toEqual(['writing', 'Ask Ms. Barrow.']);
    send({ type: 'dialog.close' });
    send({ type: 'close.confirm' });
    expect([view().isOpen, emittedOf('draft.changed').at(-1)?.draft]).toEqual([false, null]);
    expect(emittedOf('claim.saved')).toEqual([]);
  });

  test('for a change of the URL, but not for the same one', () => {
    const { send, fill, view } = write();
    fill({ title: 'Ears' });
    send({ type: 'location.changed', opening: { claimId: null } });
    expect(view().fields.title).toBe('Ears');
    send({ type: 'location.changed', opening: null });
    expect(view().isOpen).toBe(false);
  });
});

describe('the rules', () => {
  test('days that were noted stay, as far as the claim still has come', () => {
    expect(claimOf({ ...claimDraftOf(knee), stage: 'rating' }, knee).reached).toEqual(knee.reached);
    expect(claimOf({ ...claimDraftOf(knee), stage: 'initialReview' }, knee).reached).toEqual({
      initialReview: '2026-02-25',
    });
  });

  test('a text has a limit', () => {
    const errors = claimDraftErrors(
      { ...claimDraftOf(knee), title: 'x'.repeat(101), note: 'x'.repeat(301) },
      today,
    );
    expect(Object.keys(errors)).toEqual(['title', 'note']);
  });

  test('a full list fits into one private record', () => {
    const largest: Claim = {
      ...knee,
      id: 'x'.repeat(8),
      title: 'x'.repeat(ownClaimLimits.title),
      kind: 'supplemental',
      stage: 'decided',
      note: 'x'.repeat(ownClaimLimits.note),
      reached: Object.fromEntries(claimStages.map((stage) => [stage, today])),
    };
    const list = Array.from({ length: ownClaimLimits.claims }, () => storedClaim(largest));
    expect(JSON.stringify(list).length).toBeLessThan(privateRecordMax);
    expect(parseOwnClaims(JSON.stringify(list))).toHaveLength(ownClaimLimits.claims);
  });

  test.each(['', '{', '{}', '[1, null, {"id": "a"}]', 'null'])('of %j, nothing is a claim', (text) => {
    expect(parseOwnClaims(text)).toEqual([]);
    expect(parseClaimDraft(text)).toBeNull();
  });

  test('a claim that is not valid does not take the others with it', () => {
    const broken = { ...storedClaim(knee), stage: 'lost' };
    expect(parseOwnClaims(JSON.stringify([broken, storedClaim(knee)]))).toEqual([knee]);
  });
});
