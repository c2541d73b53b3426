import { describe, expect, test } from 'vitest';
import { militaryOccupations, noSkillFilters, skillReportMax } from '@vetsync/machines/career/model';
import { skillTranslationMachine, skillTranslationView } from '@vetsync/machines/career/skillTranslation';
import type {
  SkillTranslationEvent,
  SkillTranslationParentEvent,
  SkillTranslationInput,
} from '@vetsync/machines/career/skillTranslation';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

function skills(input: Partial<SkillTranslationInput> = {}) {
  const started = run(skillTranslationMachine, {
    input: {
      occupations: militaryOccupations,
      filters: noSkillFilters,
      report: null,
      reports: [],
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: SkillTranslationEvent | SkillTranslationParentEvent) => started.actor.send(event);
  return { ...started, send, view: () => skillTranslationView(started.actor.getSnapshot()) };
}
const about = (occupationId: string | null) => ({ report: { occupationId } });

test('has exactly these stable states', () => {
  expect(statesOf(skillTranslationMachine)).toEqual([
    'results.some',
    'results.none',
    'report.closed',
    'report.writing.editing',
    'report.writing.incomplete',
    'report.writing.confirmingClose',
    'report.stored',
  ]);
});

describe('the search', () => {
  test('counts the results, lists the first, is in the URL, and can be cleared', () => {
    const { send, view, emittedOf, value } = skills();
    expect(view()).toMatchObject({ count: militaryOccupations.length, more: 8, hasFilters: false });
    send({ type: 'list.more' });
    expect(view().listed).toHaveLength(16);
    send({ type: 'filter.change', filter: 'q', value: '92Y' });
    expect(view()).toMatchObject({ count: 1, more: 0, listed: [{ label: 'Army MOS 92Y' }] });
    expect(view().listed[0]?.civilian[0]).toEqual({
      code: '43-5071.00',
      title: 'Shipping, Receiving, and Inventory Clerks',
      href: 'https://www.onetonline.org/link/summary/43-5071.00',
    });
    send({ type: 'filter.change', filter: 'branch', value: 'navy' });
    expect(value()).toMatchObject({ results: 'none' });
    expect(emittedOf('filters.changed').at(-1)?.filters).toEqual({ q: '92Y', branch: 'navy', show: '' });
    send({ type: 'filters.clear' });
    expect(view().count).toBe(militaryOccupations.length);
    expect(value()).toMatchObject({ results: 'some' });
  });
  test('shows one occupation in depth: the first, until another one is chosen', () => {
    const { send, view, emittedOf } = skills();
    const [first, second] = view().listed;
    expect(view().chosen).toEqual(first);
    send({ type: 'list.more' });
    send({ type: 'occupation.choose', occupationId: second!.id });
    expect(view().chosen).toEqual(second);
    const filters = { ...noSkillFilters, show: second!.id };
    expect(emittedOf('filters.changed').at(-1)).toEqual({ type: 'filters.changed', filters });
    // The URL follows; the list stays as long as it is.
    send({ type: 'location.changed', filters, report: null });
    expect(view().listed).toHaveLength(16);
    // Another search begins with its best result again.
    send({ type: 'filter.change', filter: 'q', value: '92y' });
    expect(view()).toMatchObject({ filters: { show: '' }, chosen: { id: 'army-92y' } });
  });
  test('an occupation in the URL that was not found is not shown', () => {
    const { send, view } = skills();
    send({
      type: 'location.changed',
      filters: { q: 'corpsman', branch: 'all', show: 'army-92y' },
      report: null,
    });
    expect(view().chosen?.id).toBe('navy-hm');
    send({ type: 'location.changed', filters: { q: 'zz9', branch: 'all', show: 'army-92y' }, report: null });
    expect(view().chosen).toBeNull();
  });
  test('follows the URL', () => {
    const { send, view } = skills();
    send({ type: 'location.changed', filters: { ...noSkillFilters, q: 'corpsman' }, report: null });
    expect(view().listed.map(({ id }) => id)).toEqual(['navy-hm']);
  });
});

describe('a report', () => {
  test('is opened by the URL, written, stored and emitted', () => {
    const { send, view, emittedOf } = skills();
    send({ type: 'report.open', occupationId: 'army-92y' });
    expect(emittedOf('report.wanted')).toEqual([{ type: 'report.wanted', occupationId: 'army-92y' }]);
    expect(view().report.state).toBe('closed');
    send({ type: 'location.changed', filters: noSkillFilters, ...about('army-92y') });
    expect(view().report).toMatchObject({
      state: 'editing',
      about: 'Army MOS 92Y, Unit Supply Specialist',
      draft: { reason: 'pairing' },
    });
    send({ type: 'reason.choose', reason: 'title' });
    send({ type: 'message.change', value: ' It was renamed. ' });
    send({ type: 'report.submit' });
    expect(view().report.state).toBe('stored');
    const report = expect.objectContaining({
      occupationId: 'army-92y',
      reason: 'title',
      message: 'It was renamed.',
    });
    expect(emittedOf('reports.changed')).toEqual([{ type: 'reports.changed', reports: [report] }]);
    expect(view()).toMatchObject({ reported: 1 });
    send({ type: 'filter.change', filter: 'q', value: '92y' });
    expect(view().listed[0]?.isReported).toBe(true);
    send({ type: 'dialog.close' });
    expect(view().report.state).toBe('closed');
    expect(emittedOf('dialog.closed')).toHaveLength(1);
  });
  test('that is empty or too long is rejected and not stored', () => {
    const { send, view, emittedOf } = skills(about('army-92y'));
    send({ type: 'message.change', value: '   ' });
    send({ type: 'report.submit' });
    expect(view().report).toMatchObject({ state: 'incomplete', error: 'empty', attempt: 1 });
    send({ type: 'message.change', value: 'x'.repeat(skillReportMax + 1) });
    expect(view().report).toMatchObject({ state: 'incomplete', error: 'long' });
    send({ type: 'report.submit' });
    expect(view().report.attempt).toBe(2);
    expect(emittedOf('reports.changed')).toEqual([]);
    send({ type: 'message.change', value: 'x'.repeat(skillReportMax) });
    expect(view().report).toMatchObject({ state: 'editing', error: null });
    send({ type: 'report.submit' });
    expect(emittedOf('reports.changed')).toHaveLength(1);
  });
  test('needs a confirmation only if text would be lost', () => {
    const { send, view, emittedOf } = skills(about(null));
    expect(view().report).toMatchObject({ about: null, draft: { reason: 'missing' } });
    send({ type: 'dialog.close' });
    expect(view().report.state).toBe('closed');
    send({ type: 'location.changed', filters: noSkillFilters, ...about(null) });
    send({ type: 'message.change', value: 'Where is 25U?' });
    send({ type: 'dialog.close' });
    expect(view().report.state).toBe('confirmingClose');
    send({ type: 'close.cancel' });
    expect(view().report).toMatchObject({ state: 'editing', draft: { message: 'Where is 25U?' } });
    send({ type: 'dialog.close' });
    send({ type: 'close.confirm' });
    expect(view().report.state).toBe('closed');
    expect(emittedOf('dialog.closed')).toHaveLength(2);
    send({ type: 'location.changed', filters: noSkillFilters, ...about(null) });
    expect(view().report.draft.message).toBe('');
  });
  test('closes by a step back in history, and the filters follow the URL', () => {
    const { send, view, emittedOf } = skills(about('navy-hm'));
    send({
      type: 'location.changed',
      filters: { ...noSkillFilters, q: 'hm', branch: 'navy' },
      ...about('navy-hm'),
    });
    expect(view()).toMatchObject({ filters: { q: 'hm' }, report: { state: 'editing' } });
    send({ type: 'location.changed', filters: noSkillFilters, report: null });
    expect(view().report.state).toBe('closed');
    expect(emittedOf('dialog.closed')).toEqual([]);
  });
});
