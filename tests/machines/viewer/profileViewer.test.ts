import { describe, expect, test } from 'vitest';
import { profileViewerMachine, profileViewerView } from '@vetsync/machines/viewer/profileViewer';
import type {
  ProfileViewerEvent,
  ProfileViewerParentEvent,
  ProfileViewerInput,
} from '@vetsync/machines/viewer/profileViewer';
import { viewerTypeOf, viewerTypes } from '@vetsync/machines/viewer/model';
import type { ViewerContactField } from '@vetsync/machines/viewer/model';
import { viewerSubject, writerOf } from '@vetsync/samples/viewer';
import { writePhrase } from '@vetsync/ui/language';
import { run } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

/** A Wednesday. */
const now = Date.parse('2026-03-04T05:06:07Z');

function look(input: Partial<ProfileViewerInput> = {}) {
  const started = run(profileViewerMachine, {
    input: {
      viewer: 'veteran',
      subject: viewerSubject,
      writer: writerOf(input.viewer ?? 'veteran'),
      hasHistory: false,
      wellnessHref: '/demo/platform/wellness',
      intl: { locale: 'en-US', timeZone: 'UTC' },
      write: writePhrase,
      now: () => now,
      random: () => 0.5,
      ...input,
    },
  });
  const send = (event: ProfileViewerEvent | ProfileViewerParentEvent) => started.actor.send(event);
  const fill = (fields: Partial<Record<ViewerContactField, string>>) => {
    for (const [field, value] of Object.entries(fields))
      send({ type: 'field.change', field: field as ViewerContactField, value });
  };
  return { ...started, send, fill, view: () => profileViewerView(started.actor.getSnapshot()) };
}
function contact(viewer: ProfileViewerInput['viewer'], fields: Partial<Record<ViewerContactField, string>>) {
  const started = look({ viewer });
  started.send({ type: 'contact.open' });
  started.fill(fields);
  return started;
}

test('has exactly these stable states', () => {
  expect(statesOf(profileViewerMachine)).toEqual([
    'reading',
    'buddies',
    'support',
    'contact.writing',
    'contact.invalid',
    'contact.confirmingDiscard',
    'contact.sending',
  ]);
});

describe('the viewer type', () => {
  test.each([
    [['university', 'recruiter'], 'university'],
    [[undefined, 'recruiter'], 'recruiter'],
    [[null, 'nonprofit'], 'nonprofit'],
    [['somebody', 'nonprofit'], 'nonprofit'],
    [['__proto__', {}], 'veteran'],
    [[], 'veteran'],
  ])('%j: %s', (said, type) => {
    expect(viewerTypeOf(...said)).toBe(type);
  });
});

describe('the figures of the specification', () => {
  const { veteran, matches, postings } = look().view();
  test('28 matches, 12 connected, 16 new, over four postings', () => {
    expect(matches).toEqual({ total: 28, connected: 12, available: 16 });
    expect(postings).toHaveLength(4);
    expect(postings.reduce((sum, posting) => sum + posting.matches, 0)).toBe(28);
  });
  test('80 % of the GI Bill used, career readiness 60 %', () => {
    expect(veteran).toMatchObject({ branch: 'Army', giBillUsedPercent: 80, careerReadinessPercent: 60 });
  });
  test('upcoming dates are in the future', () => {
    expect(Date.parse(veteran.event.at)).toBeGreaterThan(now);
    expect(veteran.degree.expected).toBeGreaterThan(2026);
  });
});

describe('Back to Platform', () => {
  test('goes back in history if possible', () => {
    const { send, emitted } = look({ hasHistory: true });
    send({ type: 'platform.back' });
    expect(emitted).toEqual([{ type: 'page.back' }]);
  });
  test('otherwise goes to the demo', () => {
    const { send, emitted } = look();
    send({ type: 'platform.back' });
    expect(emitted).toEqual([{ type: 'page.navigate', to: '/demo/platform', replace: false }]);
  });
});

describe('battle buddies', () => {
  test('opens the list of a posting and updates the URL', () => {
    const { send, view, emittedOf } = look();
    send({ type: 'buddies.open', posting: 'kestrel' });
    expect(view().state).toBe('buddies');
    expect(view().buddies?.people).toHaveLength(8);
    expect(view().buddies?.people.every(({ posting }) => posting === 'kestrel')).toBe(true);
    send({ type: 'dialog.close' });
    expect(view()).toMatchObject({ state: 'reading', buddies: null });
    expect(emittedOf('location.changed').map(({ open }) => open)).toEqual([
      { name: 'buddies', posting: 'kestrel' },
      null,
    ]);
  });

  test('a request can be made and canceled', () => {
    const { send, view } = look();
    send({ type: 'buddies.open', posting: 'kestrel' });
    const requested = () =>
      view()
        .buddies?.people.filter((each) => each.requested)
        .map(({ id }) => id);
    send({ type: 'buddy.toggle', id: 'kestrel-5' });
    expect(requested()).toEqual(['kestrel-5']);
    send({ type: 'buddy.toggle', id: 'kestrel-5' });
    expect(requested()).toEqual([]);
  });
});

describe('the URL', () => {
  test.each([
    [{ name: 'buddies', posting: 'merrin' }, 'recruiter', 'buddies'],
    [{ name: 'buddies', posting: 'nowhere' }, 'recruiter', 'reading'],
    [{ name: 'claim' }, 'veteran', 'support'],
    [{ name: 'housing' }, 'veteran', 'support'],
    [{ name: 'contact' }, 'recruiter', 'writing'],
    [{ name: 'contact' }, 'veteran', 'reading'],
  ] as const)('%j for a %s: %s', (open, viewer, state) => {
    expect(look({ open, viewer }).view().state).toBe(state);
    const later = look({ viewer });
    later.send({ type: 'location.changed', open });
    expect(later.view().state).toBe(state);
    expect(later.emitted).toEqual([]);
  });

  test('a URL change with the form already open has no effect', () => {
    const { send, view } = contact('nonprofit', {});
    send({ type: 'form.submit' });
    send({ type: 'location.changed', open: { name: 'contact' } });
    expect(view().state).toBe('invalid');
  });

  test('going back in history keeps the draft', () => {
    const { send, view } = contact('nonprofit', { message: 'Hello' });
    send({ type: 'location.changed', open: null });
    expect(view().state).toBe('reading');
    send({ type: 'contact.open' });
    expect(view().contact.fields.message).toBe('Hello');
  });
});

const complete = {
  university: { day: '2026-03-09', time: '10:30 AM' },
  recruiter: { opportunity: 'Security analyst', message: 'We would like to talk.' },
  nonprofit: { message: 'Your place is ready.' },
};
const toasts = {
  university: 'Interview request sent',
  recruiter: 'Opportunity sent',
  nonprofit: 'Message sent',
};

const sent = {
  university: {
    from: 'university',
    fromName: expect.stringContaining('State University'),
    text: 'Interview proposal: Mon, Mar 9, 10:30 AM',
  },
  recruiter: {
    from: 'recruiter',
    fromName: 'Priya Raman, Tech Corp',
    text: 'Opportunity: Security analyst\n\nWe would like to talk.',
  },
  nonprofit: {
    from: 'nonprofit',
    fromName: 'Samuel Ortega, Veterans Foundation',
    text: 'Your place is ready.',
  },
};
const tabs = { university: 'messages', recruiter: 'messages', nonprofit: 'community' };

describe.each(['university', 'recruiter', 'nonprofit'] as const)('a %s writes', (viewer) => {
  test('and it is sent after 2000 ms, with a toast', () => {
    const { send, view, clock, emittedOf } = contact(viewer, complete[viewer]);
    send({ type: 'form.submit' });
    send({ type: 'form.submit' });
    expect(view()).toMatchObject({ state: 'sending', contact: { busy: true, open: true } });
    clock.increment(1_999);
    expect([emittedOf('page.toast'), emittedOf('world.dispatch'), view().contact.sentHref]).toEqual([
      [],
      [],
      null,
    ]);
    send({ type: 'dialog.close' });
    clock.increment(1);
    expect(view()).toMatchObject({ state: 'reading', contact: { open: false, fields: { message: '' } } });
    expect(emittedOf('page.toast').map(({ toast }) => toast)).toEqual([
      {
        title: toasts[viewer],
        description: 'Kept with your messages. This person is sample data: the answer there is simulated.',
      },
    ]);
    expect(emittedOf('world.dispatch').map(({ command }) => command)).toEqual([
      { type: 'message.send', message: { id: expect.any(String), to: 'VS-2024-0417', ...sent[viewer] } },
    ]);
    expect(view().contact.sentHref).toBe(`/demo/platform/${tabs[viewer]}/VS-2024-0417?role=${viewer}`);
  });

  test('an empty form is not sent', () => {
    const { send, view } = contact(viewer, {});
    send({ type: 'form.submit' });
    const [first] = view().contact.order;
    expect(view()).toMatchObject({ state: 'invalid', contact: { focus: first, attempt: 1 } });
  });

  test('closing with a draft needs a confirmation', () => {
    const { send, view } = contact(viewer, { message: 'Hello' });
    send({ type: 'dialog.close' });
    expect(view().state).toBe('confirmingDiscard');
    send({ type: 'close.cancel' });
    expect(view()).toMatchObject({ state: 'writing', contact: { fields: { message: 'Hello' } } });
    send({ type: 'dialog.close' });
    send({ type: 'close.confirm' });
    expect(view()).toMatchObject({ state: 'reading', contact: { fields: { message: '' } } });
  });
});

test('a veteran has no form', () => {
  const { send, view } = look();
  send({ type: 'contact.open' });
  expect(view().state).toBe('reading');
});

describe('the day of an interview', () => {
  test.each([
    ['', 'Choose a day'],
    ['2026-03-04', 'Choose a day within 90 days'],
    ['2026-03-05', undefined],
    ['2026-03-07', 'Choose a workday'],
    ['2026-03-08', 'Choose a workday'],
    ['2026-05-25', 'Choose a workday'],
    ['2026-06-02', undefined],
    ['2026-06-03', 'Choose a day within 90 days'],
  ])('%j: %s', (day, message) => {
    const { send, view } = contact('university', { day, time: '9:00 AM' });
    send({ type: 'form.submit' });
    expect(view().contact.errors.day).toEqual(message);
  });

  test.each([
    ['9:00 AM', undefined],
    ['3:00 AM', 'Choose a time'],
  ])('at %s: %s', (time, message) => {
    const { send, view } = contact('university', { day: '2026-03-05', time });
    send({ type: 'form.submit' });
    expect(view().contact.errors.time).toEqual(message);
  });
});

describe('length', () => {
  test.each([
    [100, 800, {}],
    [101, 801, { opportunity: 'Name of the opportunity too long', message: 'Message too long' }],
  ])('%i and %i characters', (name, message, errors) => {
    const { send, view } = contact('recruiter', {
      opportunity: 'x'.repeat(name),
      message: 'x'.repeat(message),
    });
    send({ type: 'form.submit' });
    expect(view().contact.errors).toEqual(errors);
  });
});

test('every viewer type has its form', () => {
  expect(viewerTypes.map((viewer) => look({ viewer }).view().contact.order.length)).toEqual([0, 3, 2, 1]);
});

test('prints on demand', () => {
  const { send, emitted } = look();
  send({ type: 'page.print' });
  expect(emitted).toEqual([{ type: 'page.print' }]);
});
