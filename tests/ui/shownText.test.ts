import { describe, expect, test } from 'vitest';
import { shownText } from '../../ui/screens/battleBuddy/Chat.tsx';

const short = (text: string, most: number) => shownText(text, most, false);

describe('the displayed text of a message', () => {
  test.each([
    [150, 'fits'],
    [151, 'short'],
  ])('of %i characters: %s', (length, expected) => {
    const text = 'x'.repeat(length);
    expect(short(text, 150)).toEqual({
      text: expected === 'fits' ? text : `${'x'.repeat(150)}…`,
      length: expected,
    });
  });

  test('is whole when it is expanded', () => {
    expect(shownText('x'.repeat(151), 150, true)).toEqual({ text: 'x'.repeat(151), length: 'whole' });
    expect(shownText('x'.repeat(150), 150, true).length).toBe('fits');
  });

  test('has any length without a limit', () => {
    expect(shownText('x'.repeat(500), null, false)).toEqual({ text: 'x'.repeat(500), length: 'fits' });
  });

  test('counts characters as people see them, and splits none', () => {
    expect(short('👩‍👩‍👧é'.repeat(75), 150).text).toBe('👩‍👩‍👧é'.repeat(75));
    expect(short('👩‍👩‍👧'.repeat(3), 2).text).toBe('👩‍👩‍👧👩‍👩‍👧…');
  });
});
