import { describe, expect, test } from 'vitest';
import {
  candidatePoolMachine,
  candidatePoolStates,
  candidatePoolView,
} from '@vetsync/machines/candidatePool';
import { parseCandidateRoute } from '@vetsync/machines/recruiter/model';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { run } from '../support/run.ts';

const { candidates } = sampleRecruiter(Date.parse('2026-11-21T14:27:00Z'));
const ids = candidates.slice(1, 6).map(({ id }) => id);
const [a = '', b = '', c = '', d = '', e = ''] = ids;
const route = (detail: readonly string[], query = {}) => parseCandidateRoute(detail, query);

const start = (detail: readonly string[] = [], stored: readonly string[] = [], known = candidates) => {
  const started = run(candidatePoolMachine, {
    input: {
      candidates: known,
      route: route(detail),
      stored,
      at: { mode: 'demo', role: 'recruiter' },
      locale: 'en-US',
    },
  });
  const { send } = started.actor;
  const add = (...added: readonly string[]) =>
    added.forEach((candidateId) => send({ type: 'compare.add', candidateId }));
  const remove = (candidateId: string) => send({ type: 'compare.remove', candidateId });
  const view = () => candidatePoolView(started.actor.getSnapshot());
  const arrive = (steps: readonly string[], query = {}) =>
    started.actor.send({ type: 'location.changed', route: route(steps, query) });
  return { ...started, add, remove, view, arrive, chosen: () => view().compared.map(({ id }) => id) };
};

describe('selecting candidates to compare', () => {
  test('has exactly these stable states', () => {
    expect(candidatePoolStates).toEqual(['none', 'gathering', 'full', 'comparing']);
  });
  test('allows comparing from two candidates on', () => {
    const { add, value, view, emittedOf, actor } = start();
    expect(value()).toBe('none');
    actor.send({ type: 'compare.open' });
    add(a);
    expect(value()).toBe('gathering');
    expect(view().canCompare).toBe(false);
    actor.send({ type: 'compare.open' });
    expect(emittedOf('page.navigate')).toEqual([]);
    add(b);
    expect(view().canCompare).toBe(true);
    expect(emittedOf('compared.changed').map((emitted) => emitted.ids)).toEqual([[a], [a, b]]);
  });
  test('rejects a fifth candidate until one is removed', () => {
    const { add, remove, value, chosen, view } = start();
    add(a, b, c);
    expect(view().canAdd).toBe(true);
    add(d);
    expect([value(), view().canAdd]).toEqual(['full', false]);
    add(e);
    expect([value(), chosen()]).toEqual(['full', [a, b, c, d]]);
    remove(b);
    expect([value(), chosen()]).toEqual(['gathering', [a, c, d]]);
    add(e);
    expect([value(), chosen()]).toEqual(['full', [a, c, d, e]]);
  });
  test('ignores duplicates and unknown candidates', () => {
    const { add, remove, chosen, value } = start();
    add(a, a, 'nobody');
    remove(c);
    expect(chosen()).toEqual([a]);
    add(b, c, d, a, 'nobody');
    expect(value()).toBe('full');
  });
  test('adds and removes the open candidate', () => {
    const { actor, chosen } = start(['candidate', a]);
    actor.send({ type: 'compare.add', candidateId: a });
    actor.send({ type: 'compare.add', candidateId: b });
    actor.send({ type: 'compare.remove', candidateId: a });
    expect(chosen()).toEqual([b]);
  });
  test.each([[[a, b]], [[a, b, c, d]]])('%j can be cleared', (some) => {
    const { add, actor, value, emittedOf } = start();
    add(...some);
    actor.send({ type: 'compare.clear' });
    expect(value()).toBe('none');
    expect(emittedOf('compared.changed').at(-1)).toMatchObject({ ids: [] });
  });
  test('restores selected candidates that still exist', () => {
    expect(start([], [a, 'gone', b]).chosen()).toEqual([a, b]);
    expect(start([], [a, b, c, d]).value()).toBe('full');
  });
});

const href = (...some: readonly string[]) =>
  `/demo/platform/candidates/compare/${some.join(encodeURIComponent(','))}?role=recruiter`;

describe('the comparison', () => {
  test('has its own URL, which keeps the search', () => {
    const { add, actor, emittedOf, arrive, value } = start();
    arrive([], { clearance: 'Secret' });
    add(a, b);
    actor.send({ type: 'compare.open' });
    expect(emittedOf('page.navigate')).toMatchObject([{ replace: false }]);
    expect(emittedOf('page.navigate')[0]?.to).toContain('clearance=Secret');
    arrive(['compare', `${a},${b}`], { clearance: 'Secret' });
    expect(value()).toBe('comparing');
    arrive([], { clearance: 'Secret' });
    expect(value()).toBe('gathering');
  });
  test('selects the candidates that the URL names', () => {
    const { value, chosen, arrive, emittedOf } = start(['compare', `${a},${b},${c},${d}`], [e]);
    expect([value(), chosen()]).toEqual(['comparing', [a, b, c, d]]);
    arrive(['compare', `${b},${c}`]);
    expect(emittedOf('compared.changed').at(-1)).toMatchObject({ ids: [b, c] });
    arrive([]);
    expect([value(), chosen()]).toEqual(['gathering', [b, c]]);
    arrive(['compare', [a, b, c, d].join(',')]);
    arrive([]);
    expect(value()).toBe('full');
  });
  test('compares the first four, counts the rest and skips unknown ones', () => {
    const { view, chosen } = start(['compare', `${a},nobody,${b},${c},${d},${e},${a}`]);
    expect(chosen()).toEqual([a, b, c, d]);
    expect(view().leftOut).toBe(2);
  });
  test('is empty if no candidate is known', () => {
    const { value, view, arrive } = start(['compare', 'nobody']);
    expect([value(), view().compared]).toEqual(['comparing', []]);
    arrive([]);
    expect(value()).toBe('none');
  });
  test('replaces the URL when one is removed, and closes with fewer than two', () => {
    const { actor, arrive, emittedOf, value } = start(['compare', `${a},${b},${c}`]);
    actor.send({ type: 'compare.remove', candidateId: b });
    expect(emittedOf('page.navigate')).toEqual([{ type: 'page.navigate', to: href(a, c), replace: true }]);
    arrive(['compare', `${a},${c}`]);
    actor.send({ type: 'compare.remove', candidateId: a });
    expect(emittedOf('compare.closed')).toEqual([
      { type: 'compare.closed', to: '/demo/platform/candidates?role=recruiter' },
    ]);
    arrive([]);
    expect(value()).toBe('gathering');
  });
  test('closes to the pool', () => {
    const { actor, emittedOf } = start(['compare', `${a},${b}`]);
    actor.send({ type: 'compare.close' });
    expect(emittedOf('compare.closed')).toMatchObject([{ to: '/demo/platform/candidates?role=recruiter' }]);
  });
});

describe('one candidate', () => {
  test('links to review and messages for an applicant', () => {
    const { view } = start(['candidate', 'candidate-1']);
    expect(view()).toMatchObject({ state: 'none', isReading: true });
    expect(view().candidate).toMatchObject({
      statusLabel: 'Interview',
      links: {
        review: '/demo/platform/dashboard/application/recruiter-1?role=recruiter',
        message: '/demo/platform/messages/new?to=candidate-1&about=recruiter-1&role=recruiter',
      },
    });
  });
  test('links to messages for somebody who has not applied', () => {
    const { view } = start(['candidate', 'candidate-100']);
    expect(view().candidate).toMatchObject({
      statusLabel: null,
      links: { review: null, message: '/demo/platform/messages/new?to=candidate-100&role=recruiter' },
    });
  });
  test('is missing until the id is known', () => {
    const { view, actor } = start(['candidate', a], [], []);
    expect(view()).toMatchObject({ isReading: true, candidate: null });
    actor.send({ type: 'candidates.changed', candidates });
    expect(view().candidate?.id).toBe(a);
  });
});
