import { describe, expect, test } from 'vitest';
import { noMarketplaceFilters } from '@vetsync/machines/marketplace/model';
import { sampleOrganizations } from '@vetsync/samples/marketplace';
import type { NonprofitApplication } from '@vetsync/machines/model/world';
import {
  organizationDetailMachine,
  organizationDetailStates,
  organizationDetailView,
} from '@vetsync/machines/organizationDetail';
import type {
  OrganizationDetailEvent,
  OrganizationDetailParentEvent,
  OrganizationDetailInput,
} from '@vetsync/machines/organizationDetail';
import { run } from '../support/run.ts';

const moment = Date.parse('2026-03-04T16:15:00Z');
const application = (more: Partial<NonprofitApplication> = {}): NonprofitApplication => ({
  id: 'K7M2QXA4',
  veteranId: 'v',
  veteranName: 'Marcus Delaney',
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Staff Sergeant',
  program: 'Housing Assistance',
  organization: 'Veterans Foundation',
  needsAssessment: [],
  submitDate: '2026-03-04T16:00:00.000Z',
  status: 'enrolled',
  progress: 0,
  ...more,
});

function open(input: Partial<OrganizationDetailInput> = {}) {
  const started = run(organizationDetailMachine, {
    input: {
      organizations: sampleOrganizations(moment),
      organizationId: '3',
      programId: null,
      listed: { filters: { ...noMarketplaceFilters, q: 'housing' }, listing: 'all' },
      applications: [],
      veteranId: 'v',
      at: { mode: 'demo', role: 'user' },
      reader: { locale: 'en-US', timeZone: 'America/Chicago' },
      now: () => moment,
      ...input,
    },
  });
  const send = (event: OrganizationDetailEvent | OrganizationDetailParentEvent) => started.actor.send(event);
  const view = () => organizationDetailView(started.actor.getSnapshot());
  const program = (id: string) => view().programs.find((item) => item.id === id);
  return { ...started, send, view, program };
}

test('has exactly these stable states', () => {
  expect(organizationDetailStates).toEqual(['unknown', 'reading', 'applying']);
});

describe('an organization', () => {
  test('is shown with all details, and leads back to the search', () => {
    const { view } = open();
    expect(view()).toMatchObject({
      state: 'reading',
      organization: { name: 'Veterans Foundation' },
      target: null,
      marketplaceHref: '/demo/platform/marketplace?q=housing&role=user',
      reader: { now: moment },
    });
    expect(view().contacts[0]?.href).toBe('tel:+12105550127');
    expect(view().programs.every(({ canApply, application: own }) => canApply && own === null)).toBe(true);
  });
  test.each(['0', '9', '99', '', '__proto__', '1 '])('%j is unknown', (organizationId) => {
    const { view, send } = open({ organizationId });
    expect(view()).toMatchObject({ state: 'unknown', organization: null, programs: [], contacts: [] });
    send({ type: 'program.apply', programId: '3-housing' });
    expect(view()).toMatchObject({ state: 'unknown', target: null });
    send({ type: 'location.changed', organizationId: '1', programId: null });
    expect(view()).toMatchObject({ state: 'reading', organization: { id: '1' } });
  });
  test('is replaced by another', () => {
    const { view, send } = open({ programId: '3-housing' });
    expect(view().state).toBe('applying');
    send({ type: 'location.changed', organizationId: '8', programId: null });
    expect(view()).toMatchObject({ state: 'reading', organization: { id: '8' }, target: null });
    send({ type: 'location.changed', organizationId: '77', programId: null });
    expect(view().state).toBe('unknown');
  });
});

describe('applying for a program', () => {
  test('is in the URL, opens the dialog, and ends with the URL', () => {
    const { view, send, emittedOf } = open();
    send({ type: 'program.apply', programId: '3-family' });
    expect(emittedOf('program.opened')).toEqual([{ type: 'program.opened', programId: '3-family' }]);
    expect(view()).toMatchObject({
      state: 'applying',
      target: { kind: 'nonprofit', id: '3-family', organization: 'Veterans Foundation' },
    });
    send({ type: 'location.changed', organizationId: '3', programId: '3-family' });
    expect(view().state).toBe('applying');
    send({ type: 'location.changed', organizationId: '3', programId: null });
    expect(view()).toMatchObject({ state: 'reading', target: null });
    expect(emittedOf('program.opened')).toHaveLength(1);
  });
  test('the dialog stays open while its application arrives in the world', () => {
    const { view, send, program } = open({ programId: '3-housing' });
    send({ type: 'applications.changed', applications: [application()] });
    expect(view()).toMatchObject({ state: 'applying', target: { id: '3-housing' } });
    expect(program('3-housing')).toMatchObject({
      canApply: false,
      application: { id: 'K7M2QXA4', status: 'enrolled' },
    });
    send({ type: 'location.changed', organizationId: '3', programId: null });
    expect(view().state).toBe('reading');
  });
  test('is not possible twice, not even by the URL', () => {
    const { view, send, emitted } = open({ applications: [application()], programId: '3-housing' });
    expect(view()).toMatchObject({ state: 'reading', target: null });
    send({ type: 'program.apply', programId: '3-housing' });
    expect(view().state).toBe('reading');
    expect(emitted).toEqual([]);
  });
  test('is possible again after a rejection', () => {
    const { view, send, program } = open({ applications: [application({ status: 'rejected' })] });
    expect(program('3-housing')).toMatchObject({ canApply: true, application: { status: 'rejected' } });
    send({ type: 'program.apply', programId: '3-housing' });
    expect(view().state).toBe('applying');
  });
  test("somebody else's application doesn't prevent it", () => {
    const { send, program } = open({ applications: [application({ veteranId: 'w' })] });
    expect(program('3-housing')?.canApply).toBe(true);
    send({ type: 'veteran.changed', veteranId: 'w' });
    expect(program('3-housing')?.canApply).toBe(false);
  });
  test.each(['1-network', 'nothing', ''])(
    'is not possible for %j, which is not a program of it',
    (programId) => {
      const { view, send, emitted } = open({ programId });
      expect(view()).toMatchObject({ state: 'reading', target: null });
      send({ type: 'program.apply', programId });
      expect(view().state).toBe('reading');
      expect(emitted).toEqual([]);
    },
  );
});
