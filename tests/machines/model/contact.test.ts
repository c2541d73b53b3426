import { describe, expect, test } from 'vitest';
import { emailSchema } from '@vetsync/machines/account/model';
import { leadSchema } from '@vetsync/machines/leads/model';
import { customSolutionSchema } from '@vetsync/machines/landing/model';
import { cleanEmail, isPhone, phoneHref } from '../../../machines/model/text/contact.ts';

describe('a phone number as people write it', () => {
  test.each([
    ['1-800-827-1000', 'tel:18008271000'],
    ['1-800-VET-HELP', 'tel:18008384357'],
    ['1-800-GO-FEDEX', 'tel:18004633339'],
    ['(555) 123-4567 ext. 45', 'tel:5551234567,45'],
    ['555.123.4567 x45', 'tel:5551234567,45'],
    ['988', 'tel:988'],
    ['988, then 1', 'tel:988,1'],
    ['1-800-273-8255, press 1', 'tel:18002738255,1'],
    ['+49 6371 47-1234', 'tel:+496371471234'],
    // As copied from a page: with a dash that doesn't break, and marks of direction around it.
    ['1‑800‑698‑2411', 'tel:18006982411'],
    ['\u202A+1 (555) 010-0199\u202C', 'tel:+15550100199'],
    ['DSN 312-430-1234', null],
  ])('%s', (text, href) => {
    expect(isPhone(text)).toBe(true);
    expect(phoneHref(text)).toBe(href);
  });

  test.each(['', '12', 'call me', '555-CALL NOW maybe', 'VET-HELP', '555-0100 or 555-0101', 'x45'])(
    '%j is none',
    (text) => {
      expect(isPhone(text)).toBe(false);
      expect(phoneHref(text)).toBeNull();
    },
  );
});

describe('a pasted email address', () => {
  const sam = 'sam@example.org';
  const pasted = [
    ' Sam@Example.org ',
    'mailto:sam@example.org',
    'MAILTO:sam@example.org?subject=Hello',
    '<sam@example.org>',
    'sam@example.org,',
    'sam@example.org;',
    '\u200Bsam@example.org\uFEFF',
    '\u2068sam@example.org\u2069',
  ];
  test.each(pasted)('%j', (text) => {
    expect(cleanEmail(text)).toBe(sam);
    expect(emailSchema.parse(text)).toBe(sam);
    expect(leadSchema.shape.email.parse(text)).toBe(sam);
    expect(customSolutionSchema.shape.email.parse(text)).toBe(sam);
  });

  test.each(['sam', 'mailto:', 'a@b.co, c@d.co', ','])('%j stays wrong', (text) => {
    expect(emailSchema.safeParse(text).success).toBe(false);
  });
});
