import {
  parseTableSettings,
  standardTableSettings,
  viewNameMax,
  viewsMax,
} from '@vetsync/machines/portal/model';
import { describe, expect, test } from 'vitest';

const view = { id: 'a1', name: 'To decide', query: { status: 'submitted' } };
const read = (value: unknown) => parseTableSettings(JSON.stringify(value));
const withView = (changed: object) => ({ density: 'compact', views: { t: [{ ...view, ...changed }] } });

describe('stored settings of tables', () => {
  test('are read as they were stored', () => {
    const stored = { density: 'compact', views: { t: [view] } };
    expect(read(stored)).toEqual(stored);
  });
  test('are the standard without a text', () => {
    expect(parseTableSettings(null)).toEqual(standardTableSettings);
  });
  test.each([
    ['no JSON', 'x{'],
    ['another kind of value', '[]'],
  ])('are the standard for %s', (_what, text) => {
    expect(parseTableSettings(text)).toEqual(standardTableSettings);
  });
  test.each([
    ['an unknown density', { density: 'tiny', views: {} }],
    ['a name without letters', withView({ name: '   ' })],
    ['a name that is too long', withView({ name: 'x'.repeat(viewNameMax + 1) })],
    ['an id with other characters', withView({ id: '<b>' })],
    ['a query that is no text', withView({ query: { q: 1 } })],
    ['a value that is too long', withView({ query: { q: 'x'.repeat(201) } })],
    [
      'too many views',
      { density: 'compact', views: { t: Array.from({ length: viewsMax + 1 }, () => view) } },
    ],
  ])('are the standard for %s', (_what, value) => {
    expect(read(value)).toEqual(standardTableSettings);
    expect(read(withView({}))).not.toEqual(standardTableSettings);
  });
});
