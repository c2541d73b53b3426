import { describe, expect, test } from 'vitest';
import { claimsMachine, claimsView } from '@vetsync/machines/wellness/claims';
import type { ClaimsEvent, ClaimsParentEvent, ClaimsInput } from '@vetsync/machines/wellness/claims';
import { ownClaimLimits, parseOwnClaims, wellnessLinks, type Claim } from '@vetsync/machines/wellness/model';
import { claimHelpers, sampleClaims } from '@vetsync/samples/wellness';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const now = Date.parse('2026-03-04T16:15:00Z');

function follow(input: Partial<ClaimsInput> = {}) {
  const started = run(claimsMachine, {
    input: {
      claims: sampleClaims(now),
      helpers: claimHelpers,
      claimId: null,
      links: wellnessLinks({ role: 'user' }),
      intl: { locale: 'en-US', timeZone: 'UTC', now },
      write: writePhrase,
      now: () => now,
      ...input,
    },
  });
  const send = (event: ClaimsEvent | ClaimsParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => claimsView(started.actor.getSnapshot()) };
}
const followed = ({ view }: ReturnType<typeof follow>) =>
  view()
    .claims.filter(({ isFollowed }) => isFollowed)
    .map(({ id }) => id);

test('has exactly these stable states', () =>
  expect(statesOf(claimsMachine)).toEqual(['none', 'list', 'following', 'confirmingRemoval']));

test("each claim's progress follows its stages", () => {
  const { claims, stageCount } = follow().view();
  expect(stageCount).toBe(8);
  expect(claims.map(({ id, reachedCount }) => [id, reachedCount])).toEqual([
    ['hearing', 3],
    ['knee', 8],
    ['sleep', 1],
  ]);
  expect(claims[0]?.stages.map(({ state }) => state)).toEqual([
    'done',
    'done',
    'current',
    ...Array.from({ length: 5 }, () => 'coming'),
  ]);
  expect(claims[1]?.stages.every(({ state }) => state === 'done')).toBe(true);
});

test('one claim at a time is expanded, and named in the URL', () => {
  const claims = follow();
  claims.send({ type: 'claim.show', claimId: 'knee' });
  claims.send({ type: 'claim.show', claimId: 'hearing' });
  expect(followed(claims)).toEqual(['hearing']);
  claims.send({ type: 'claim.hide' });
  expect(followed(claims)).toEqual([]);
  expect(claims.emittedOf('page.setQuery').map(({ changes }) => changes['claim'])).toEqual([
    'knee',
    'hearing',
    null,
  ]);
  claims.send({ type: 'location.changed', claimId: 'sleep' });
  expect(followed(claims)).toEqual(['sleep']);
  claims.send({ type: 'location.changed', claimId: 'unknown' });
  expect(followed(claims)).toEqual([]);
});

test('a due date can be added to a calendar, if there is one', () => {
  const { send, emittedOf } = follow();
  send({ type: 'calendar.save', claimId: 'hearing' });
  send({ type: 'calendar.save', claimId: 'knee' });
  expect(emittedOf('page.saveCalendar').map(({ entry }) => entry.id)).toEqual(['claim-hearing']);
});

test('shows that there are no claims', () => {
  const { value, view } = follow({ claims: [] });
  expect(value()).toBe('none');
  expect(view().claims).toEqual([]);
});

const knee: Claim = {
  id: 'knee',
  title: 'Left knee',
  kind: 'new',
  stage: 'received',
  filed: '2026-02-20',
  reached: {},
  next: '2026-03-20',
  note: 'Bring the X-rays.',
  requestedEvidence: null,
  rating: null,
};
const sleep: Claim = { ...knee, id: 'sleep', title: 'Sleep apnea', stage: 'decided', next: null };
const keep = (input: Partial<ClaimsInput> = {}) => {
  const started = follow({ claims: [knee, sleep], canChange: true, ...input });
  return {
    ...started,
    titles: () => started.view().claims.map(({ title }) => title),
    /** The lists that it asked to store, oldest first. */
    stored: () => started.emittedOf('claims.changed').map(({ text }) => parseOwnClaims(text)),
  };
};

describe('samples', () => {
  test('can neither be changed nor added to', () => {
    const { send, view, emitted, value } = follow();
    for (const event of [
      { type: 'claim.add' },
      { type: 'claim.edit', claimId: 'knee' },
      { type: 'claim.advance', claimId: 'hearing' },
      { type: 'claim.remove', claimId: 'knee' },
    ] as const)
      send(event);
    expect([value(), emitted, view().canAdd, view().canChange]).toEqual(['list', [], false, false]);
    expect(view().claims.every(({ nextStage }) => nextStage === null)).toBe(true);
  });
});

describe("a person's own list", () => {
  test('opens the form for a new claim, and for one of the list', () => {
    const { send, emittedOf } = keep();
    send({ type: 'claim.add' });
    send({ type: 'claim.edit', claimId: 'knee' });
    send({ type: 'claim.edit', claimId: 'gone' });
    expect(emittedOf('editor.wanted').map(({ claimId }) => claimId)).toEqual([null, 'knee']);
  });

  test('takes what the form saved: a new claim first, another in its place', () => {
    const { send, titles, stored } = keep();
    send({ type: 'claim.saved', claim: { ...sleep, id: 'ears', title: 'Ears' } });
    send({ type: 'claim.saved', claim: { ...knee, title: 'Right knee' } });
    expect(titles()).toEqual(['Ears', 'Right knee', 'Sleep apnea']);
    expect(
      stored()
        .at(-1)
        ?.map(({ title }) => title),
    ).toEqual(titles());
  });

  test('moves a claim one step, with the day it was noted, until it is decided', () => {
    const { send, view, stored, emittedOf } = keep();
    send({ type: 'claim.advance', claimId: 'knee' });
    expect(view().claims[0]).toMatchObject({
      stage: 'initialReview',
      reached: { initialReview: '2026-03-04' },
      nextStage: 'evidenceGathering',
    });
    send({ type: 'claim.advance', claimId: 'sleep' });
    expect(stored()).toHaveLength(1);
    expect(emittedOf('page.toast')).toHaveLength(1);
  });

  test('goes by the day where the person is', () => {
    const { send, view } = keep({
      now: () => Date.parse('2026-03-05T03:00:00Z'),
      intl: { locale: 'en-US', timeZone: 'America/Chicago', now },
    });
    send({ type: 'claim.advance', claimId: 'knee' });
    expect(view().claims[0]?.reached.initialReview).toBe('2026-03-04');
  });

  test('removes a claim only when asked twice', () => {
    const { send, value, view, titles, stored } = keep({ claimId: 'knee' });
    send({ type: 'claim.remove', claimId: 'knee' });
    expect([value(), view().removed?.title, view().claims[0]?.isFollowed]).toEqual([
      'confirmingRemoval',
      'Left knee',
      true,
    ]);
    send({ type: 'removal.cancel' });
    expect([value(), titles(), stored()]).toEqual(['following', ['Left knee', 'Sleep apnea'], []]);
    send({ type: 'claim.remove', claimId: 'knee' });
    send({ type: 'removal.confirm' });
    expect([value(), titles(), stored().length]).toEqual(['list', ['Sleep apnea'], 1]);
    send({ type: 'claim.remove', claimId: 'sleep' });
    send({ type: 'removal.confirm' });
    expect([value(), stored().at(-1)]).toEqual(['none', []]);
  });

  test('has a limit', () => {
    const full = Array.from({ length: ownClaimLimits.claims }, (_, index) => ({ ...knee, id: `${index}` }));
    const { send, view, emittedOf } = keep({ claims: full });
    send({ type: 'claim.add' });
    expect([view().canAdd, view().fullAt, emittedOf('editor.wanted')]).toEqual([
      false,
      ownClaimLimits.claims,
      [],
    ]);
  });

  test("puts a claim's next date into a calendar, at nine where the person is", () => {
    const { send, emittedOf } = keep({ intl: { locale: 'en-US', timeZone: 'America/Chicago', now } });
    send({ type: 'calendar.save', claimId: 'knee' });
    send({ type: 'calendar.save', claimId: 'sleep' });
    expect(emittedOf('page.saveCalendar').map(({ entry }) => [entry.id, entry.start])).toEqual([
      ['claim-knee', '2026-03-20T14:00:00.000Z'],
    ]);
  });
});

const listOf = (...claims: Claim[]) => JSON.stringify(claims);

describe('what the account has', () => {
  test("is another device's list, which replaces this one", () => {
    const { send, titles, value } = keep();
    send({ type: 'claim.remove', claimId: 'knee' });
    send({ type: 'claims.restored', text: listOf(sleep) });
    expect([value(), titles()]).toEqual(['list', ['Sleep apnea']]);
    send({ type: 'claims.restored', text: '[]' });
    expect(value()).toBe('none');
  });

  test('does not take back what was changed since it was stored', () => {
    const { send, view, emittedOf } = keep();
    send({ type: 'claim.advance', claimId: 'knee' });
    send({ type: 'claim.advance', claimId: 'knee' });
    const [first = '', second = ''] = emittedOf('claims.changed').map(({ text }) => text);
    send({ type: 'claims.restored', text: first });
    expect(view().claims[0]?.stage).toBe('evidenceGathering');
    send({ type: 'claims.restored', text: second });
    expect(view().claims[0]?.stage).toBe('evidenceGathering');
  });

  test('wins again if another device was faster, as it did in the account', () => {
    const { send, titles, view, emittedOf } = keep();
    send({ type: 'claim.advance', claimId: 'knee' });
    send({ type: 'claims.restored', text: listOf(sleep) });
    expect(titles()).toEqual(['Sleep apnea']);
    send({ type: 'claims.restored', text: emittedOf('claims.changed')[0]!.text });
    expect([titles(), view().claims[0]?.stage]).toEqual([['Left knee', 'Sleep apnea'], 'initialReview']);
  });
});
