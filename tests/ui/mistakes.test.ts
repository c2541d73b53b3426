import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as mistakesModule from '../../ui/components/Box/mistakes.ts';

type Mistakes = typeof mistakesModule;

const key = (item: string) => item;
const rows: readonly [
  mistake: string,
  make: (mistakes: Mistakes) => void,
  avoid: (mistakes: Mistakes) => void,
  says: RegExp,
][] = [
  [
    'a button without a name',
    ({ checkName }) => checkName('Button', '', {}),
    ({ checkName }) => checkName('Button', undefined, { 'aria-label': 'Add' }),
    /^Button: It has no name\. Give it .*`aria-label`/,
  ],
  [
    'keys that are there twice',
    ({ checkKeys }) => checkKeys('Select', ['home', 'work', 'home'], key),
    ({ checkKeys }) => checkKeys('Select', ['home', 'work'], key),
    /^Select: Two items have the key "home"\. Give each/,
  ],
  [
    'a controlled value without a handler',
    ({ checkHandler }) => checkHandler('Calendar', 'value', null, undefined),
    ({ checkHandler }) => {
      checkHandler('Calendar', 'value', undefined, undefined);
      checkHandler('Calendar', 'value', null, key);
    },
    /^Calendar: `value` is given without a handler.* pass a default instead/,
  ],
  [
    'a tab without a panel',
    ({ checkPanel }) => checkPanel('leads', undefined),
    ({ checkPanel }) => {
      checkPanel('leads', null);
      checkPanel(undefined, undefined);
    },
    /^Tabs: The tab "leads" shows nothing\. Give its item a `panel`/,
  ],
  [
    'a summary of errors outside of a form',
    ({ checkForm }) => checkForm('FormErrorSummary', ''),
    ({ checkForm }) => checkForm('FormErrorSummary', ':r1:'),
    /^FormErrorSummary: It is outside of a `Form`.* Move it/,
  ],
  [
    'a trigger that is no control',
    ({ checkTrigger }) => checkTrigger('Tooltip', createElement('span')),
    ({ checkTrigger }) =>
      checkTrigger(
        'Tooltip',
        createElement(() => null),
      ),
    /^Tooltip: Its `trigger` is a <span>.* Give it a `Button`/,
  ],
];

const load = (): Promise<Mistakes> => import('../../ui/components/Box/mistakes.ts');

describe.each(rows)('%s', (_mistake, make, avoid, says) => {
  const log = vi.spyOn(console, 'error');
  // A fresh module, because each mistake is told once.
  beforeEach(() => {
    vi.resetModules();
    log.mockReset().mockImplementation(() => {});
  });
  afterEach(() => vi.unstubAllEnvs());

  test('is told once in development, with the fix', async () => {
    const mistakes = await load();
    make(mistakes);
    make(mistakes);
    expect(log.mock.calls).toEqual([[expect.stringMatching(says)]]);
  });

  test('is not told if it was not made', async () => {
    avoid(await load());
    expect(log).not.toHaveBeenCalled();
  });

  test('is not told in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    make(await load());
    expect(log).not.toHaveBeenCalled();
  });
});
