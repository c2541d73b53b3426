import { describe, expect, test } from 'vitest';
import { noDialog, noProviderFilters } from '@vetsync/machines/wellness/model';
import type { Provider } from '@vetsync/machines/wellness/model';
import {
  providerFinderMachine,
  providerFinderStates,
  providerFinderView,
} from '@vetsync/machines/providerFinder';
import type {
  ProviderFinderEvent,
  ProviderFinderParentEvent,
  ProviderFinderInput,
} from '@vetsync/machines/providerFinder';
import { sampleProviders } from '@vetsync/samples/wellness';
import { run } from '../support/run.ts';
import { leastCpuTimeMs } from '../support/cpuTime.ts';

const providers = sampleProviders(Date.parse('2026-03-04T16:15:00Z'));

function find(input: Partial<ProviderFinderInput> = {}) {
  const started = run(providerFinderMachine, {
    input: { providers, open: true, filters: noProviderFilters, ...input },
  });
  const send = (event: ProviderFinderEvent | ProviderFinderParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => providerFinderView(started.actor.getSnapshot()) };
}

test('has exactly these stable states', () => {
  expect(providerFinderStates).toEqual([
    'closed',
    'open.results.some',
    'open.results.none',
    'open.more.hidden',
    'open.more.shown',
  ]);
});

describe('the search for providers', () => {
  test('finds all, lists six, and shows six more at a time', () => {
    const { view, send } = find();
    expect(view()).toMatchObject({ count: 14, hiddenCount: 8, isFiltered: false });
    expect(view().listed).toHaveLength(6);
    send({ type: 'list.more' });
    expect(view().listed).toHaveLength(12);
    send({ type: 'list.more' });
    expect(view()).toMatchObject({ hiddenCount: 0 });
    send({ type: 'filter.change', filter: 'q', value: 'dr' });
    expect(view().listed).toHaveLength(6);
  });
  test('each change is in the URL', () => {
    const { view, send, emittedOf } = find();
    send({ type: 'filter.change', filter: 'q', value: 'mental' });
    send({ type: 'filter.change', filter: 'location', value: 'Austin' });
    expect(view().listed.map(({ id }) => id)).toEqual(['park', 'adeyemi']);
    expect(emittedOf('page.setQuery').at(-1)).toMatchObject({
      changes: { open: 'find', provider: null, q: 'mental', location: 'Austin', specialty: null },
      replace: true,
    });
  });
  test('finds nobody; clearing shows everybody again', () => {
    const { view, send, value } = find();
    send({ type: 'filter.change', filter: 'q', value: 'xyz' });
    expect(value()).toMatchObject({ open: { results: 'none' } });
    expect(view()).toMatchObject({ count: 0, isFiltered: true });
    send({ type: 'filters.clear' });
    expect(value()).toMatchObject({ open: { results: 'some' } });
    expect(view()).toMatchObject({ count: 14, isFiltered: false });
  });
  test('More Filters can be expanded, and are if one is set', () => {
    const { view, send } = find();
    expect(view().isMoreShown).toBe(false);
    send({ type: 'more.show' });
    send({ type: 'filter.change', filter: 'accepting', value: true });
    expect(view()).toMatchObject({ isMoreShown: true, moreSet: 1, count: 12 });
    send({ type: 'location.changed', open: true, filters: { ...noProviderFilters, accepting: true } });
    expect(view().isMoreShown).toBe(true);
    send({ type: 'more.hide' });
    expect(view().isMoreShown).toBe(false);
    expect(find({ filters: { ...noProviderFilters, rating: '4.5' } }).view().isMoreShown).toBe(true);
  });
  test('the URL opens, filters and closes', () => {
    const { view, send } = find({ open: false });
    expect(view().isOpen).toBe(false);
    send({
      type: 'location.changed',
      open: true,
      filters: { ...noProviderFilters, specialty: 'Cardiology' },
    });
    expect(view()).toMatchObject({ isOpen: true, count: 2 });
    send({ type: 'location.changed', open: false, filters: noProviderFilters });
    expect(view().isOpen).toBe(false);
  });
  test('only a provider who takes new patients can be selected', () => {
    const { view, send, emittedOf } = find();
    send({ type: 'provider.choose', providerId: 'kessler' });
    send({ type: 'provider.choose', providerId: 'nobody' });
    expect(emittedOf('provider.chosen')).toEqual([]);
    expect(view().isOpen).toBe(true);
    send({ type: 'provider.choose', providerId: 'park' });
    expect(emittedOf('provider.chosen')).toEqual([{ type: 'provider.chosen', providerId: 'park' }]);
  });
  test('closing changes the URL', () => {
    const { view, send, emittedOf } = find();
    send({ type: 'dialog.close' });
    expect(view().isOpen).toBe(false);
    expect(emittedOf('page.setOverlay')).toEqual([
      { type: 'page.setOverlay', open: null, changes: noDialog },
    ]);
  });
  test('5,000 providers are filtered fast', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      ...(providers[index % 14] as Provider),
      id: `p${index}`,
    }));
    const { view, send } = find({ providers: many });
    const write = () => {
      for (const q of ['m', 'me', 'men', 'ment', 'menta'])
        send({ type: 'filter.change', filter: 'q', value: q });
      return view().listed;
    };
    expect(write()).toHaveLength(6);
    expect(leastCpuTimeMs(write)).toBeLessThan(500);
  });
});
