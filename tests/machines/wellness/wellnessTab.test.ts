import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { appointmentView } from '@vetsync/machines/wellness/appointment';
import { appointmentsView } from '@vetsync/machines/wellness/appointments';
import { claimEditorView } from '@vetsync/machines/wellness/claimEditor';
import { claimsView } from '@vetsync/machines/wellness/claims';
import { emptyWorld, type Appointment, type PersonCase, type World } from '@vetsync/machines/model/world';
import { listingSearchView } from '@vetsync/machines/marketplace/listingSearch';
import { noDialog } from '@vetsync/machines/wellness/model';
import { wellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import { wellnessTab, wellnessTabView, type WellnessSamples } from '@vetsync/machines/wellness/wellnessTab';
import { ownProvidersView } from '@vetsync/machines/wellness/ownProviders';
import { wellnessSamples as samplesAt } from '../../../app/demo/wellnessSamples.ts';
import { accountSamples } from '../../../app/platform/accountTabs.ts';
import { settle } from '../support/run.ts';
import { openTab } from '../support/tabInput.ts';
import { now } from '../support/wellness.ts';

const wellnessSamples = samplesAt(now);
const accountWellness = await accountSamples.wellness();
const wellness = '/platform/wellness';
const list = `${wellness}/appointments`;
const one = `${wellness}/appointment/sample-1`;

function opened(
  href: string,
  storage = new Map<string, string>(),
  samples: WellnessSamples = wellnessSamples,
) {
  const clock = new SimulatedClock();
  const shown = openTab(wellnessTab, { samples, href, now: () => now, clock }, storage);
  const children = () => {
    const {
      list: appointments,
      schedule,
      search,
      own,
      check,
      claims,
      claimEditor,
    } = shown.tab.getSnapshot().children;
    return {
      list: appointments!,
      schedule: schedule!,
      search,
      own: own!,
      check: check!,
      claims: claims!,
      claimEditor: claimEditor!,
    };
  };
  return {
    ...shown,
    clock,
    children,
    view: () => wellnessTabView(shown.tab.getSnapshot()),
    appointments: () => appointmentsView(children().list.getSnapshot()),
    form: () => appointmentView(children().schedule.getSnapshot()),
    finder: () => {
      const { search } = children();
      return search ? listingSearchView(search.getSnapshot()) : null;
    },
    own: () => ownProvidersView(children().own.getSnapshot()),
    check: () => wellnessCheckView(children().check.getSnapshot()),
    claims: () => claimsView(children().claims.getSnapshot()),
    claimForm: () => claimEditorView(children().claimEditor.getSnapshot()),
  };
}

const booked: Appointment = {
  ...wellnessSamples.appointments(now, { id: 'demo-veteran', name: 'Marcus Delaney' })[0]!,
  id: 'own',
};
const withBooked: World = { ...emptyWorld, appointments: [booked] };

describe('the URL', () => {
  test('leads through the pages', () => {
    const { view, visit, appointments } = opened(wellness);
    expect([view().route.page, view().isStandalone]).toEqual(['overview', false]);
    visit(one);
    expect([view().route.page, appointments().detail?.id]).toEqual(['appointment', 'sample-1']);
    visit(`${wellness}/nowhere`);
    expect(view().route.page).toBe('unknown');
  });

  test("of the demo's own screen shows everything together", () => {
    expect(opened('/wellness-claims').view().isStandalone).toBe(true);
  });

  test('opens the finder with its filters, and the form with a provider', () => {
    const { visit, finder, form } = opened(`${list}?open=find&q=mental`);
    expect(finder()?.filters).toEqual({ kind: 'provider', q: 'mental' });
    visit(`${list}?open=schedule&provider=park`);
    expect([finder(), form().isOpen, form().provider?.id]).toEqual([null, true, 'park']);
    visit(`${one}?open=reschedule`);
    expect([form().task, form().moved?.id]).toEqual(['reschedule', 'sample-1']);
    visit(one);
    expect(form().isOpen).toBe(false);
  });

  test('opens what the list requests, a claim, and the current question', () => {
    const { visit, appointments, claims, check } = opened(`${list}?open=existing`);
    expect(appointments().state).toBe('existing');
    visit(`${one}?open=cancel`);
    expect(appointments().detail?.isConfirmingCancel).toBe(true);
    visit(`${wellness}/claims?claim=knee`);
    expect(claims().claims.find(({ isFollowed }) => isFollowed)?.id).toBe('knee');
    visit(`${wellness}/check?question=3`);
    expect(check().state).toBe('asking');
    visit(wellness);
    expect(check().state).toBe('intro');
  });
});

describe('requests to the page', () => {
  test('filters change the query without a history entry', () => {
    const { children, emitted } = opened(`${list}?open=find`);
    children().search?.send({ type: 'filter.change', filter: 'type', value: 'mental-health' });
    expect(emitted).toMatchObject([
      { type: 'page.setQuery', changes: { type: 'mental-health', kind: null, q: null }, replace: true },
    ]);
  });

  test('selecting a provider, in the finder or the known ones, opens the form', () => {
    const { children, emitted, visit } = opened(`${list}?open=find`);
    children().search?.send({ type: 'listing.apply', id: 'park' });
    visit(`${list}?open=existing`);
    children().list.send({ type: 'provider.choose', providerId: 'osei' });
    expect(emitted).toEqual(
      ['park', 'osei'].map((provider) => ({
        type: 'page.setOverlay',
        open: 'schedule',
        changes: { provider },
      })),
    );
  });

  test('details of found care are opened and closed over the finder', async () => {
    const { children, emitted, visit, finder } = opened(`${list}?open=find`);
    children().search?.send({ type: 'listing.open', id: 'osei' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setQuery', changes: { listing: 'osei' }, replace: false });
    visit(`${list}?open=find&listing=osei`);
    await settle();
    expect(finder()).toMatchObject({ detail: 'open', opened: { listing: { title: 'Dr. Grace Osei' } } });
    children().search?.send({ type: 'listing.close' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setQuery', changes: { listing: null }, replace: true });
  });

  test.each([
    [
      'find',
      ({ search }: ReturnType<ReturnType<typeof opened>['children']>) =>
        search?.send({ type: 'search.close' }),
    ],
    [
      'existing',
      ({ list: known }: ReturnType<ReturnType<typeof opened>['children']>) =>
        known.send({ type: 'existing.close' }),
    ],
    [
      'schedule&provider=park',
      ({ schedule }: ReturnType<ReturnType<typeof opened>['children']>) =>
        schedule.send({ type: 'dialog.close' }),
    ],
  ])('closing the dialog %s removes all its parameters', (open, close) => {
    const { children, emitted } = opened(`${list}?open=${open}`);
    close(children());
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: noDialog });
  });

  test('searching for another provider replaces the form', () => {
    const { children, emitted } = opened(`${list}?open=schedule&provider=park`);
    children().schedule.send({ type: 'provider.change' });
    expect(emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: 'find', changes: { provider: null } });
  });

  test('an appointment can be canceled, saved and printed', () => {
    const { children, emitted } = opened(one);
    for (const event of [
      { type: 'calendar.save', appointmentId: 'sample-1' },
      { type: 'page.print' },
      { type: 'cancel.open' },
      { type: 'cancel.confirm' },
    ] as const)
      children().list.send(event);
    expect(emitted.map(({ type }) => type)).toEqual([
      'page.saveCalendar',
      'page.print',
      'page.setOverlay',
      'world.dispatch',
      'page.toast',
      'page.setOverlay',
    ]);
  });

  test('a claim is named in the query, and its date can be saved', () => {
    const { children, emitted } = opened(`${wellness}/claims`);
    children().claims.send({ type: 'claim.show', claimId: 'knee' });
    expect(emitted).toEqual([{ type: 'page.setQuery', changes: { claim: 'knee' }, replace: true }]);
    children().claims.send({ type: 'calendar.save', claimId: 'hearing' });
    expect(emitted.at(-1)?.type).toBe('page.saveCalendar');
  });

  test('each question of the self-check has a history entry, and the answers stay in this tab', () => {
    const storage = new Map<string, string>();
    const { children, emitted } = opened(`${wellness}/check`, storage);
    children().check.send({ type: 'check.start' });
    children().check.send({ type: 'answer.choose', answer: 1 });
    expect(emitted).toEqual([
      { type: 'page.setQuery', changes: { question: '1' }, replace: false },
      { type: 'page.store', name: 'wellness_check', kind: 'session', text: '{"sleep":1}' },
    ]);
    expect(opened(wellness, storage).children().check.getSnapshot().context.answers).toEqual({ sleep: 1 });
  });
});

/** Chooses a free time on one of the last days that are offered. */
function filled(href: string) {
  const park = { id: 'park', name: 'Dr. Park', specialty: 'Mental Health', facility: '', phone: '' };
  const storage = new Map([['own_providers', JSON.stringify([park])]]);
  const started = opened(href, storage, { ...wellnessSamples, claims: () => [] });
  const { schedule } = started.children();
  const { task, days } = started.form();
  if (task === 'request')
    schedule.send({ type: 'field.change', field: 'type', value: 'Mental Health Session' });
  [7, 6, 5, 4, 3, 2, 1, 0]
    .map((back) => new Date(Date.parse(days.last) - back * 86_400_000).toISOString().slice(0, 10))
    .find((date) => {
      schedule.send({ type: 'field.change', field: 'date', value: date });
      return started.form().slots.length > 0 && !started.form().missing.includes('date');
    });
  const time = started.form().slots[0]?.time ?? '';
  schedule.send({ type: 'field.change', field: 'time', value: time });
  return { ...started, storage };
}

describe('a request', () => {
  test('is restored at the next visit while it is a draft', () => {
    const { storage } = filled(`${list}?open=schedule&provider=park`);
    const again = opened(`${list}?open=schedule&provider=park`, storage);
    expect(again.form().fields.type).toBe('Mental Health Session');
  });

  test.each([
    ['a new one', '/platform/wellness/appointments?open=schedule&provider=park', 'page.navigate'],
    ['another time', '/platform/wellness/appointment/sample-1?open=reschedule', 'page.setOverlay'],
  ])('%s changes the world once, and leads back', (_, href, leads) => {
    const { children, emitted, storage, clock } = filled(href);
    emitted.length = 0;
    children().schedule.send({ type: 'form.submit' });
    clock.increment(2_000);
    expect(emitted.at(-1)?.type).toBe(leads);
    expect(emitted.filter(({ type }) => type === 'world.dispatch')).toHaveLength(1);
    expect(storage.get('appointment_draft')).toBe('null');
    if (leads === 'page.navigate')
      expect(emitted.at(-1)).toEqual({ type: leads, to: '/platform/wellness/appointments', replace: true });
    else expect(emitted.at(-1)).toMatchObject({ open: null, changes: noDialog });
  });
});

describe('the world', () => {
  test('adds to the samples, in list and form', () => {
    const { learn, appointments, form, children } = opened(`${list}?open=schedule&provider=park`);
    const before = appointments().upcoming.length;
    learn(withBooked);
    expect(appointments().upcoming).toHaveLength(before + 1);
    expect(children().schedule.getSnapshot().context.appointments).toHaveLength(before + 1);
    expect(form().isOpen).toBe(true);
  });

  test('leaves the appointments alone if something else changes', () => {
    const { learn, children } = opened(list);
    learn(withBooked);
    const { appointments } = children().list.getSnapshot().context;
    learn({ ...withBooked, readConversations: [] });
    expect(children().list.getSnapshot().context.appointments).toBe(appointments);
  });

  test('is all that an account has', () => {
    const { learn, appointments, claims, view, children } = opened(
      '/platform/wellness',
      new Map(),
      accountWellness,
    );
    expect([appointments().upcoming, claims().claims, view().readiness]).toEqual([[], [], null]);
    expect(children().list.getSnapshot().context.providers).toEqual([]);
    learn(withBooked);
    expect(appointments().upcoming.map(({ id }) => id)).toEqual(['own']);
  });

  test('says who looks after the person, and leaves out what they were taken in for elsewhere', () => {
    const { learn, view } = opened('/platform/wellness', new Map(), accountWellness);
    expect(view().care).toEqual([]);
    const shared = { organizationId: 'clinic', organizationName: 'Gulf Shore Clinic' } as PersonCase;
    const patient = { ...shared, id: 'case-1', kind: 'patient' } as const;
    learn({ ...emptyWorld, cases: [{ ...shared, id: 'case-2', kind: 'student' }, patient] });
    expect(view().care).toEqual([
      { taken: patient, messageHref: '/platform/messages?as=me&organization=clinic' },
    ]);
  });
});

/** Adds a claim in the open form. */
const addClaim = (tab: ReturnType<typeof opened>, title: string) => {
  const { claimEditor } = tab.children();
  claimEditor.send({ type: 'field.change', field: 'title', value: title });
  claimEditor.send({ type: 'field.change', field: 'filed', value: '2026-03-02' });
  claimEditor.send({ type: 'form.submit' });
};

describe('claims of an account', () => {
  const page = '/platform/wellness/claims';
  test('are added in a form that the URL names, and kept', () => {
    const tab = opened(page, new Map(), accountWellness);
    tab.children().claims.send({ type: 'claim.add' });
    expect(tab.emitted).toEqual([{ type: 'page.setOverlay', open: 'claim', changes: { edit: null } }]);
    tab.visit(`${page}?open=claim`);
    expect([tab.claimForm().isOpen, tab.claimForm().task]).toEqual([true, 'add']);
    addClaim(tab, 'Left knee');
    expect(tab.emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: null, changes: noDialog });
    expect(tab.storage.get('claim_draft')).toBe('null');
    tab.visit(page);
    expect(tab.claims().claims.map(({ title }) => title)).toEqual(['Left knee']);
    const again = opened(page, tab.storage, accountWellness);
    expect(again.claims().claims.map(({ title }) => title)).toEqual(['Left knee']);
  });

  test('are edited, also after a reload', () => {
    const tab = opened(`${page}?open=claim`, new Map(), accountWellness);
    addClaim(tab, 'Left knee');
    const { id } = tab.claims().claims[0]!;
    tab.children().claims.send({ type: 'claim.edit', claimId: id });
    expect(tab.emitted.at(-1)).toEqual({ type: 'page.setOverlay', open: 'claim', changes: { edit: id } });
    tab.visit(`${page}?open=claim&edit=${id}`);
    tab.children().claimEditor.send({ type: 'field.change', field: 'note', value: 'Call on Monday.' });
    const again = opened(`${page}?open=claim&edit=${id}`, tab.storage, accountWellness);
    expect(again.claimForm().fields).toMatchObject({ title: 'Left knee', note: 'Call on Monday.' });
  });

  test('follow another device', () => {
    const tab = opened(`${page}?open=claim`, new Map(), accountWellness);
    addClaim(tab, 'Left knee');
    const text = tab.storage.get('claims')!;
    tab.learn({ ...emptyWorld, privateRecords: [{ id: 'claims', text: text.replace('Left', 'Right') }] });
    expect(tab.claims().claims.map(({ title }) => title)).toEqual(['Right knee']);
    expect(tab.children().claimEditor.getSnapshot().context.claims).toEqual(
      tab.children().claims.getSnapshot().context.claims,
    );
  });

  test('are none of the demo, whose samples stay', () => {
    const tab = opened(`${wellness}/claims?open=claim`);
    const before = tab.claims().claims;
    tab.learn({ ...emptyWorld, privateRecords: [{ id: 'claims', text: '[]' }] });
    expect([tab.claimForm().isOpen, tab.claims().claims]).toEqual([false, before]);
  });
});

/** Adds a doctor in the open dialog. */
const addDoctor = (tab: ReturnType<typeof opened>, name: string) => {
  tab.children().own.send({ type: 'field.change', field: 'name', value: name });
  tab.children().own.send({ type: 'field.change', field: 'phone', value: '1-800-555-0100' });
  tab.children().own.send({ type: 'form.submit' });
};

describe('doctors of an account', () => {
  const page = '/platform/wellness/appointments';
  test('are noted, kept, and noted visits are with them', () => {
    const tab = opened(`${page}?open=own`, new Map(), accountWellness);
    expect([tab.view().hasOwnProviders, tab.own().isOpen, tab.form().isOpen]).toEqual([true, true, false]);
    addDoctor(tab, 'Dr. Amy Tran');
    const [doctor] = tab.own().providers;
    expect(opened(page, tab.storage, accountWellness).own().providers).toEqual([doctor]);
    tab.children().own.send({ type: 'provider.choose', providerId: doctor!.id });
    expect(tab.emitted.at(-1)).toMatchObject({ open: 'schedule', changes: { provider: doctor!.id } });
    tab.visit(`${page}?open=schedule&provider=${doctor!.id}`);
    expect([tab.form().state, tab.form().provider?.name]).toEqual(['writing', 'Dr. Amy Tran']);
    // Nobody knows which of their times are free, so each hour of a workday can be noted.
    tab.children().schedule.send({ type: 'field.change', field: 'date', value: '2026-03-10' });
    expect(tab.form().slots.length).toBe(14);
  });

  test('can be removed, and a noted visit can still be moved', () => {
    const tab = opened(`${page}?open=own`, new Map(), accountWellness);
    addDoctor(tab, 'Dr. Amy Tran');
    const { id } = tab.own().providers[0]!;
    const visit = {
      ...booked,
      id: 'visit',
      providerId: id,
      providerName: 'Dr. Amy Tran',
      status: 'requested' as const,
    };
    tab.learn({ ...emptyWorld, appointments: [visit] });
    tab.children().own.send({ type: 'provider.remove', providerId: id });
    expect(tab.own().removed?.name).toBe('Dr. Amy Tran');
    tab.children().own.send({ type: 'removal.confirm' });
    expect(tab.own().providers).toEqual([]);
    tab.visit('/platform/wellness/appointment/visit?open=reschedule');
    expect([tab.form().state, tab.form().provider?.name]).toEqual(['writing', 'Dr. Amy Tran']);
  });

  test('follow another device, and the demo has none', () => {
    const tab = opened(`${page}?open=own`, new Map(), accountWellness);
    addDoctor(tab, 'Dr. Amy Tran');
    const text = tab.storage.get('own_providers')!;
    tab.learn({ ...emptyWorld, privateRecords: [{ id: 'own_providers', text: text.replace('Amy', 'Ann') }] });
    expect(tab.own().providers.map(({ name }) => name)).toEqual(['Dr. Ann Tran']);
    expect(
      tab
        .children()
        .list.getSnapshot()
        .context.providers.map(({ name }) => name),
    ).toEqual(['Dr. Ann Tran']);
    const demo = opened(`${list}?open=find`);
    expect([demo.own().isOpen, demo.finder()?.kind]).toEqual([false, 'provider']);
  });

  test('a result of the wellness check leads to VA itself', () => {
    const storage = new Map([
      [
        'wellness_check',
        '{"sleep":3,"mood":3,"tension":3,"dailyLife":3,"connection":0,"coping":0,"safety":0}',
      ],
    ]);
    const tab = opened('/platform/wellness/check?question=result', storage, accountWellness);
    const steps = tab.check().result?.steps ?? [];
    expect(steps.map(({ step }) => step)).not.toContain('battleBuddy');
    expect(steps.find(({ step }) => step === 'mentalHealth')?.href).toMatch(/^https:\/\/www\.va\.gov\//);
    const demo = opened(`${wellness}/check?question=result`, storage);
    expect(demo.check().result?.steps.find(({ step }) => step === 'mentalHealth')?.href).toContain(
      'open=find',
    );
  });
});
