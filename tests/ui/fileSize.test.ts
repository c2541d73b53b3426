import { describe, expect, test } from 'vitest';
import { fileSize } from '../../ui/components/FileDrop/fileSize.ts';

describe('fileSize', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [5 * 1024 ** 2, '5 MB'],
    [3 * 1024 ** 3, '3 GB'],
    [5000 * 1024 ** 3, '5,000 GB'],
  ])('formats %i bytes as %s', (bytes, words) => {
    expect(fileSize(bytes)).toBe(words);
  });
});
