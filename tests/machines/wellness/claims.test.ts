import { expect, test } from 'vitest';
import { claimsMachine, claimsStates, claimsView } from '@vetsync/machines/claims';
import type { ClaimsEvent, ClaimsParentEvent, ClaimsInput } from '@vetsync/machines/claims';
import { wellnessLinks } from '@vetsync/machines/wellness/model';
import { claimHelpers, sampleClaims } from '@vetsync/samples/wellness';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';

const now = Date.parse('2026-03-04T16:15:00Z');

function follow(input: Partial<ClaimsInput> = {}) {
  const started = run(claimsMachine, {
    input: {
      claims: sampleClaims(now),
      helpers: claimHelpers,
      claimId: null,
      links: wellnessLinks({ mode: 'demo', role: 'user' }),
      reader: { locale: 'en-US', timeZone: 'UTC', now },
      write: writePhrase,
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

test('has exactly these stable states', () => expect(claimsStates).toEqual(['none', 'list', 'following']));

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
