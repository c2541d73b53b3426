import { describe, expect, test } from 'vitest';
import {
  crisisHelp,
  crisisKinds,
  crisisLevels,
  noCrisis,
  withAsked,
  withFinding,
  withoutCard,
} from '@vetsync/machines/system/model';
import type { Crisis, CrisisFinding, CrisisWatch } from '@vetsync/machines/system/model';
import { crisisCardWords } from '../../../ui/screens/system/crisis/CrisisCard.words.ts';
import { crisisCardWords as spanish } from '../../../ui/screens/system/crisis/CrisisCard.words.es.ts';

const all: Crisis[] = crisisLevels.flatMap((level) => crisisKinds.map((kind) => ({ level, kind })));
const waysOf = (level: Crisis['level'], kind: Crisis['kind']) => crisisHelp({ level, kind }).ways;

describe('the card', () => {
  test.each(all)('of $level $kind says something, and leads to a person', (finding) => {
    const { opening, advice, ways } = crisisHelp(finding);
    expect(opening).not.toBe('');
    expect(advice.length).toBeGreaterThan(0);
    expect(ways.length).toBeGreaterThan(0);
    expect(new Set(ways).size).toBe(ways.length);
  });

  test.each(all)('of $level $kind puts call before text before chat', (finding) => {
    const line = crisisHelp(finding).ways.filter((way) => ['call', 'text', 'chat'].includes(way));
    expect(line).toEqual(['call', 'text', 'chat'].slice(0, line.length));
  });

  test.each(['explicit', 'aboutOther'] as const)('puts 911 first where minutes count (%s)', (level) => {
    for (const kind of ['overdose', 'medical', 'violence', 'abuse'] as const)
      expect(waysOf(level, kind)[0]).toBe('emergency');
    for (const kind of ['suicide', 'assault'] as const) expect(waysOf(level, kind)[0]).toBe('call');
  });

  test.each(crisisLevels)('for no place to sleep names the call center first (%s)', (level) => {
    expect(waysOf(level, 'homeless')[0]).toBe('homeless');
    expect(crisisCardWords.homeless.href).toBe('tel:+18774243838');
  });

  test('of signs asks, and stands aside', () => {
    expect(crisisHelp({ level: 'indirect', kind: 'suicide' })).toEqual({
      level: 'indirect',
      kind: 'suicide',
      tone: 'gentle',
      opening: 'heavy',
      ways: ['call', 'text', 'chat'],
      advice: ['thinkingOfSuicide'],
    });
    expect(crisisHelp({ level: 'indirect', kind: 'assault' }).tone).toBe('gentle');
    expect(crisisHelp({ level: 'indirect', kind: 'overdose' }).tone).toBe('urgent');
  });

  test.each(crisisKinds)('speaks differently to whoever worries about somebody (%s)', (kind) => {
    const [own, other] = (['explicit', 'aboutOther'] as const).map((level) => crisisHelp({ level, kind }));
    expect(own?.advice).not.toEqual(other?.advice);
  });

  test.each([crisisCardWords, spanish])('shows no number that only one text has', (words) => {
    const said = JSON.stringify(words);
    for (const number of ['877-995-5247', '800-799-7233', '855-829-6636', '800-698-2411', '72'])
      expect(said).not.toContain(number);
  });
});

const after = (...found: (CrisisFinding | null)[]) => found.reduce<CrisisWatch>(withFinding, noCrisis);

describe('the card is there', () => {
  const danger: CrisisFinding = crisisHelp({ level: 'explicit', kind: 'suicide' });
  const sign: CrisisFinding = crisisHelp({ level: 'indirect', kind: 'suicide' });
  test('with the words, for a sign', () => {
    expect(after(sign).finding).toEqual(sign);
    expect(after(sign, null).finding).toBeNull();
  });

  test('until it is put away, for a plain danger', () => {
    expect(after(danger, null).finding).toEqual(danger);
    expect(after(danger, sign).finding).toEqual(danger);
    expect(after(sign, danger).finding).toEqual(danger);
    expect(withoutCard(after(danger)).finding).toBeNull();
  });

  test('for the more urgent of two dangers', () => {
    const overdose: CrisisFinding = crisisHelp({ level: 'explicit', kind: 'overdose' });
    expect(after(danger, overdose).finding).toEqual(overdose);
  });

  test('not again while the same is written, but for the next message', () => {
    const closed = withoutCard(after(danger));
    expect(withFinding(closed, danger).finding).toBeNull();
    expect(withFinding(withFinding(closed, null), danger).finding).toEqual(danger);
    expect(withFinding(closed, crisisHelp({ level: 'explicit', kind: 'overdose' })).finding).not.toBeNull();
  });

  test('after the field was emptied, until something else is written', () => {
    const sent = withAsked(after(sign), { own: [''] });
    expect(sent).toMatchObject({ finding: sign, isChecked: true });
    expect(withFinding(withAsked(sent, { own: ['Thanks'] }), null).finding).toBeNull();
  });

  test('not in another conversation', () => {
    const asked = withAsked(after(danger), { own: [''], of: 'another' });
    expect(asked).toMatchObject({ finding: null, isChecked: true });
  });
});
