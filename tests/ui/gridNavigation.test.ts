import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellAfterKey } from '../../ui/components/Table/gridNavigation.ts';

const extent = { rows: 100, columns: 5, page: 10 };
const middle = { row: 50, column: 2 };

describe('keyboard navigation of a table', () => {
  test.each([
    ['ArrowUp', { row: 49, column: 2 }],
    ['ArrowDown', { row: 51, column: 2 }],
    ['ArrowLeft', { row: 50, column: 1 }],
    ['ArrowRight', { row: 50, column: 3 }],
    ['PageUp', { row: 40, column: 2 }],
    ['PageDown', { row: 60, column: 2 }],
    ['Home', { row: 50, column: 0 }],
    ['End', { row: 50, column: 4 }],
    ['Control+Home', { row: 0, column: 0 }],
    ['Control+End', { row: 99, column: 4 }],
  ])('%s moves to the expected cell', (key, to) => {
    expect(cellAfterKey(key, middle, extent)).toEqual(to);
  });

  test.each(['Enter', 'a', ' ', 'Tab', 'Control+ArrowDown', 'Escape'])('%s moves nowhere', (key) => {
    expect(cellAfterKey(key, middle, extent)).toBeNull();
  });

  test('stays inside the table', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'PageUp',
      'PageDown',
      'End',
    );
    const size = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(fc.array(keys), size, size, size, (pressed, rows, columns, page) => {
        let at = { row: 0, column: 0 };
        for (const key of pressed) at = cellAfterKey(key, at, { rows, columns, page }) ?? at;
        expect(at.row).toBeGreaterThanOrEqual(0);
        expect(at.row).toBeLessThan(rows);
        expect(at.column).toBeGreaterThanOrEqual(0);
        expect(at.column).toBeLessThan(columns);
      }),
    );
  });
});
