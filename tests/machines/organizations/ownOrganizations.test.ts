import { expect, test } from 'vitest';
import {
  ownOrganizationsMachine,
  ownOrganizationsView,
} from '@vetsync/machines/organizations/ownOrganizations';
import type { Membership } from '@vetsync/machines/organizations/model';
import { submitTimeoutMs } from '@vetsync/machines/system/model';
import { held, problem, run } from '../support/run.ts';

const membership = { organization: { slug: 'harbor-health' }, role: 'owner' } as Membership;

function opened() {
  const load = held<{ memberships: readonly Membership[] }>();
  const started = run(ownOrganizationsMachine, { actors: { loadMemberships: load.logic } });
  return {
    ...started,
    load,
    send: started.actor.send.bind(started.actor),
    view: () => ownOrganizationsView(started.actor.getSnapshot()),
  };
}

test('lists the organizations with their addresses', async () => {
  const { load, view } = opened();
  expect(view()).toMatchObject({ state: 'loading', organizations: [] });
  await load.last().resolve({ memberships: [membership] });
  expect(view()).toMatchObject({
    state: 'listed',
    organizations: [{ ...membership, href: '/organizations/harbor-health' }],
  });
});

test('shows a failure instead of an empty list, and can be retried', async () => {
  const { load, view, send, clock, emittedOf } = opened();
  await load.last().reject(problem(500, { detail: 'Not now' }));
  expect(view()).toMatchObject({ state: 'failed', failure: 'Not now' });
  send({ type: 'list.retry' });
  clock.increment(submitTimeoutMs);
  expect(view()).toMatchObject({ state: 'failed', failure: { code: 'system.unreachable' } });
  send({ type: 'list.retry' });
  await load.last().reject(problem(401));
  expect(emittedOf('proof.request')).toEqual([{ type: 'proof.request', reason: 'sessionEnded' }]);
  send({ type: 'proof.given' });
  await load.last().resolve({ memberships: [] });
  expect(view()).toMatchObject({ state: 'listed', organizations: [] });
});
