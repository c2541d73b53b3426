import { describe, expect, test } from 'vitest';
import type { OrganizationServer } from '@vetsync/machines/marketplace/model';
import {
  organizationDetailMachine,
  organizationDetailView,
} from '@vetsync/machines/marketplace/organizationDetail';
import type { OrganizationDetailInput } from '@vetsync/machines/marketplace/organizationDetail';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import { demoOrganizations } from '../../../app/demo/demoOrganizations.ts';
import { run, settle } from '../support/run.ts';
import { statesOf } from '@vetsync/machines/kit';

const moment = Date.parse('2026-03-04T16:15:00Z');
const server = demoOrganizations(sampleOrganizations(moment));

async function open(input: Partial<OrganizationDetailInput> = {}) {
  const started = run(organizationDetailMachine, {
    input: {
      server,
      slug: '3',
      marketplaceHref: '/platform/marketplace?q=housing',
      at: { role: 'user' },
      intl: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => moment,
      ...input,
    },
  });
  await settle();
  return {
    send: started.actor.send,
    view: () => organizationDetailView(started.actor.getSnapshot()),
  };
}

test('has exactly these stable states', () => {
  expect(statesOf(organizationDetailMachine)).toEqual(['loading', 'reading', 'unknown', 'failed']);
});

describe('an organization', () => {
  test('is shown with all details, and leads back to the search', async () => {
    const { view } = await open();
    expect(view()).toMatchObject({
      state: 'reading',
      organization: { name: 'Veterans Foundation' },
      marketplaceHref: '/platform/marketplace?q=housing',
      writeHref: null,
      intl: { now: moment },
    });
    expect(view().contacts[0]?.href).toBe('tel:2105550127');
  });
  test('can be written to by a signed-in person', async () => {
    const { view } = await open({ at: { role: 'user', tabs: ['messages'] } });
    expect(view().writeHref).toBe('/platform/messages?as=me&organization=3');
  });
  test.each(['0', '9', '99', '', '__proto__', '1 '])('%j is unknown', async (slug) => {
    const { view, send } = await open({ slug });
    expect(view()).toMatchObject({ state: 'unknown', organization: null, contacts: [] });
    send({ type: 'location.changed', slug: '1' });
    await settle();
    expect(view()).toMatchObject({ state: 'reading', organization: { id: '1' } });
  });
  test('is replaced by another, and never shown under its address', async () => {
    const { view, send } = await open();
    send({ type: 'location.changed', slug: '3' });
    expect(view().state).toBe('reading');
    send({ type: 'location.changed', slug: '8' });
    expect(view()).toMatchObject({ state: 'loading', organization: null });
    await settle();
    expect(view()).toMatchObject({ state: 'reading', organization: { id: '8' } });
  });
  test('is asked for again after a failure', async () => {
    let isDown = true;
    const failing: OrganizationServer = {
      ...server,
      read: (asked) => (isDown ? Promise.reject(new Error('no answer')) : server.read(asked)),
    };
    const { view, send } = await open({ server: failing });
    expect(view().state).toBe('failed');
    isDown = false;
    send({ type: 'organization.retry' });
    await settle();
    expect(view().state).toBe('reading');
  });
});
