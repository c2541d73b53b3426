import { describe, expect, test } from 'vitest';
import { initials } from '../../ui/components/Avatar/Avatar.tsx';

describe('initials', () => {
  test.each([
    ['Marcus Johnson', 'MJ'],
    ['  dana   whitfield ', 'DW'],
    ['María de los Ángeles Ruiz', 'MR'],
    ['Cher', 'C'],
    ['Dr. Grace Osei', 'GO'],
    ['Dr Ada Quist, DPT', 'AQ'],
    ['Prof. Noor', 'N'],
    ['Dr.', 'D'],
    ['Drew Mills', 'DM'],
    ['"Doc" Holliday', 'DH'],
    ["Sean O'Neill", 'SO'],
    ['élodie ømark', 'ÉØ'],
    ['山田 太郎', '山太'],
    ['State University (Main)', 'SM'],
    ['', ''],
    ['   ', ''],
    ['— 🎖', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });
});
