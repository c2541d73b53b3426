import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import {
  privateRecordsMachine,
  recordLongestMs,
  recordPauseMs,
  recordText,
  type PrivateRecordsInput,
  type RecordTexts,
  type StoreUnsent,
} from '@vetsync/machines/shell/privateRecords';
import { privateRecordMax } from '@vetsync/machines/model/world';

function opened({ unsent = {} }: Omit<PrivateRecordsInput, 'owner'> = {}, saved: RecordTexts | null = {}) {
  const clock = new SimulatedClock();
  const browser = new Map(Object.entries(unsent));
  const actor = createActor(
    privateRecordsMachine.provide({
      actors: {
        store: fromCallback<StoreUnsent, string>(({ receive }) =>
          receive((event) => {
            if (event.text === null) browser.delete(event.name);
            else browser.set(event.name, event.text);
          }),
        ),
      },
    }),
    { clock, input: { owner: 'me', unsent } },
  );
  const sent: [string, string | null][] = [];
  let warnings = 0;
  actor.on('record.request', ({ command }) =>
    sent.push(
      command.type === 'record.save' ? [command.record.id, command.record.text] : [command.recordId, null],
    ),
  );
  actor.on('page.toast', () => void (warnings += 1));
  actor.start();
  const learn = (texts: RecordTexts) =>
    actor.send({
      type: 'records.changed',
      records: Object.entries(texts).map(([id, text]) => ({ id, text })),
    });
  if (saved) learn(saved);
  return {
    actor,
    clock,
    browser,
    sent,
    warnings: () => warnings,
    learn,
    write: (name: string, text: string) => actor.send({ type: 'record.write', name, text }),
    read: (name: string) => recordText(actor.getSnapshot(), name),
  };
}

describe('what somebody types', () => {
  test('is sent once they pause, as it is then', () => {
    const { write, clock, sent, read } = opened();
    write('event_draft', '"Cof"');
    clock.increment(recordPauseMs - 1);
    write('event_draft', '"Coffee"');
    clock.increment(recordPauseMs - 1);
    expect(sent).toEqual([]);
    expect(read('event_draft')).toBe('"Coffee"');
    clock.increment(1);
    expect(sent).toEqual([['event_draft', '"Coffee"']]);
  });

  test('is sent while they go on, at least every ten seconds', () => {
    const { write, clock, sent } = opened();
    for (let at = 0; at < recordLongestMs; at += 500) {
      write('event_draft', `"${at}"`);
      clock.increment(500);
    }
    expect(sent).toEqual([['event_draft', '"9500"']]);
  });

  test('is in the browser until it is sent', () => {
    const { write, clock, browser } = opened();
    write('event_draft', '"Coffee"');
    expect([...browser]).toEqual([['event_draft', '"Coffee"']]);
    clock.increment(recordPauseMs);
    expect([...browser]).toEqual([]);
  });

  test('is sent at once when the page is hidden', () => {
    const { actor, write, sent } = opened();
    write('event_draft', '"Coffee"');
    actor.send({ type: 'page.hidden' });
    expect(sent).toEqual([['event_draft', '"Coffee"']]);
  });

  test('is not sent again if the account has it', () => {
    const { write, clock, sent } = opened({}, { event_draft: '"Coffee"' });
    write('event_draft', '"Coffee"');
    clock.increment(recordPauseMs);
    expect(sent).toEqual([]);
  });

  test('removes the record once there is nothing to keep, if there is one', () => {
    const { write, clock, sent, read } = opened({}, { event_draft: '"Coffee"' });
    write('event_draft', 'null');
    write('profile_draft', 'null');
    clock.increment(recordPauseMs);
    expect(sent).toEqual([['event_draft', null]]);
    expect(read('event_draft')).toBeNull();
  });

  test('has the last word until it is sent; then another device has', () => {
    const { write, clock, learn, read } = opened({}, { check: '1' });
    write('check', '2');
    learn({ check: '3' });
    expect(read('check')).toBe('2');
    clock.increment(recordPauseMs);
    learn({ check: '3' });
    expect(read('check')).toBe('3');
  });
});

describe('a text that is too long for the account', () => {
  const long = JSON.stringify('x'.repeat(privateRecordMax));

  test('stays in the browser, and the person is told once for each pause', () => {
    const { write, clock, sent, browser, read, warnings } = opened();
    write('profile_draft', long);
    write('event_draft', '"Coffee"');
    clock.increment(recordPauseMs);
    expect(sent).toEqual([['event_draft', '"Coffee"']]);
    expect([...browser.keys()]).toEqual(['profile_draft']);
    expect(read('profile_draft')).toBe(long);
    clock.increment(recordLongestMs);
    expect(warnings()).toBe(1);
  });

  test('is sent once it is shorter', () => {
    const { write, clock, sent, browser, warnings } = opened({ unsent: { profile_draft: long } });
    expect(sent).toEqual([]);
    write('profile_draft', '"x"');
    clock.increment(recordPauseMs);
    expect(sent).toEqual([['profile_draft', '"x"']]);
    expect([[...browser], warnings()]).toEqual([[], 0]);
  });
});

describe('what the browser has from before', () => {
  test('is sent as soon as it is known what the account has', () => {
    const { sent, learn, browser, read } = opened({ unsent: { event_draft: '"Coffee"' } }, null);
    expect(sent).toEqual([]);
    expect(read('event_draft')).toBe('"Coffee"');
    learn({ event_draft: '"Cof"' });
    expect(sent).toEqual([['event_draft', '"Coffee"']]);
    expect([...browser]).toEqual([]);
  });

  test('waits with what is written before the account is known', () => {
    const { write, clock, sent, learn } = opened({}, null);
    write('check', '1');
    clock.increment(recordLongestMs);
    expect(sent).toEqual([]);
    learn({});
    expect(sent).toEqual([['check', '1']]);
  });
});
