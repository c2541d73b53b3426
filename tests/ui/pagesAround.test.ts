import { describe, expect, test } from 'vitest';
import { pagesAround } from '../../ui/components/Pagination/Pagination.tsx';

const gaps = new Set<unknown>(['gapBefore', 'gapAfter']);
const written = (page: number, pageCount: number) =>
  pagesAround(page, pageCount)
    .map((slot) => (gaps.has(slot) ? '…' : slot))
    .join(' ');

describe('the pages that a pagination lists', () => {
  test.each([
    [1, 0, ''],
    [1, 1, '1'],
    [3, 7, '1 2 3 4 5 6 7'],
    [1, 8, '1 2 3 4 5 … 8'],
    [4, 8, '1 2 3 4 5 … 8'],
    [5, 8, '1 … 4 5 6 7 8'],
    [5, 9, '1 … 4 5 6 … 9'],
    [6, 9, '1 … 5 6 7 8 9'],
    [64, 128, '1 … 63 64 65 … 128'],
    [128, 128, '1 … 124 125 126 127 128'],
  ])('on page %i of %i are %s', (page, pageCount, expected) => {
    expect(written(page, pageCount)).toBe(expected);
  });

  test('are always seven, rising, with the current one, and no gap hides a single page', () => {
    for (let pageCount = 8; pageCount <= 20; pageCount += 1) {
      for (let page = 1; page <= pageCount; page += 1) {
        const slots = pagesAround(page, pageCount);
        const label = `page ${page} of ${pageCount}`;
        expect(slots, label).toHaveLength(7);
        expect(new Set(slots).size, label).toBe(7);
        expect(slots, label).toContain(page);
        slots.forEach((slot, index) => {
          const [before, after] = [slots[index - 1], slots[index + 1]];
          if (typeof slot === 'number') {
            if (typeof before === 'number') expect(slot, label).toBe(before + 1);
          } else expect(Number(after) - Number(before), label).toBeGreaterThan(2);
        });
      }
    }
  });
});
