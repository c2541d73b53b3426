import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultPreferences, parsePreferences, preferenceChoices } from '@vetsync/machines/shell/model';
import { preferencesMachine, preferencesView } from '@vetsync/machines/shell/preferences';
import { puppet, run } from '../support/run.ts';

function started(stored: string | null = null) {
  const store = puppet();
  const machine = run(preferencesMachine, { input: { stored }, actors: { store: store.logic } });
  return {
    ...machine,
    store,
    view: () => preferencesView(machine.actor.getSnapshot()),
    written: () => store.received.at(-1)?.text as string | undefined,
  };
}

test("by default the device's settings apply and nothing is off", () => {
  expect(started().view()).toMatchObject({
    state: 'stored',
    canReset: false,
    preferences: {
      theme: 'system',
      textSize: 'standard',
      motion: 'system',
      notifications: 'on',
      sidebar: 'wide',
    },
  });
});

const sidebarOf = (stored: string | null) => {
  const { actor } = run(preferencesMachine, {
    input: { stored, sidebar: 'narrow' },
    actors: { store: puppet().logic },
  });
  return preferencesView(actor.getSnapshot()).preferences.sidebar;
};

test('a small window starts with a rail, until the person chooses otherwise', () => {
  expect(sidebarOf(null)).toBe('narrow');
  expect(sidebarOf('{"sidebar":"wide"}')).toBe('wide');
});

describe('a choice', () => {
  test('is applied, emitted, stored, and restored after a reload', () => {
    const { actor, view, emittedOf, written } = started();
    actor.send({ type: 'preference.set', preference: 'theme', value: 'dark' });
    actor.send({ type: 'preference.set', preference: 'textSize', value: 'largest' });
    expect(view().preferences).toEqual({ ...defaultPreferences, theme: 'dark', textSize: 'largest' });
    expect(emittedOf('preferences.changed').at(-1)?.preferences).toEqual(view().preferences);
    expect(started(written()).view().preferences).toEqual(view().preferences);
  });

  test('can be reset', () => {
    const { actor, view, written } = started('{"motion":"reduced"}');
    expect(view()).toMatchObject({ canReset: true, preferences: { motion: 'reduced' } });
    actor.send({ type: 'preferences.reset' });
    expect(view()).toMatchObject({ canReset: false, preferences: defaultPreferences });
    expect(parsePreferences(written() ?? null)).toEqual(defaultPreferences);
  });

  test('of another tab is applied, and not written again', () => {
    const { store, view, emittedOf } = started();
    store.sendToParent({ type: 'store.changed', stored: '{"theme":"light"}' });
    expect(view().preferences.theme).toBe('light');
    expect(emittedOf('preferences.changed')).toHaveLength(1);
    expect(store.received).toEqual([]);
    store.sendToParent({ type: 'store.changed', stored: null });
    expect(view().preferences).toEqual(defaultPreferences);
  });

  test("lasts until the page is closed if the browser can't store it", () => {
    const { actor, store, view } = started();
    actor.send({ type: 'preference.set', preference: 'theme', value: 'dark' });
    store.sendToParent({ type: 'store.failed' });
    expect(view()).toMatchObject({ state: 'memory', preferences: { theme: 'dark' } });
    store.sendToParent({ type: 'store.done' });
    expect(view().state).toBe('stored');
  });
});

describe('parsing the stored text', () => {
  test('any text gives valid preferences', () => {
    const stored = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constant(null),
      fc
        .dictionary(fc.constantFrom(...Object.keys(preferenceChoices)), fc.jsonValue())
        .map((one) => JSON.stringify(one)),
    );
    fc.assert(
      fc.property(stored, (text) => {
        const preferences: Readonly<Record<string, string>> = parsePreferences(text);
        expect(Object.keys(preferences)).toEqual(Object.keys(preferenceChoices));
        for (const [name, choices] of Object.entries(preferenceChoices))
          expect(choices).toContain(preferences[name]);
      }),
    );
  });

  test("a corrupt one doesn't affect the others", () => {
    expect(parsePreferences('{"theme":"dark","motion":7,"textSize":"huge","more":1}')).toEqual({
      ...defaultPreferences,
      theme: 'dark',
    });
  });
});
