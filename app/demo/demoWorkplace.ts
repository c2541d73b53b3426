import { feedHeartbeatMs } from '@vetsync/machines/system/model';
import type { PortalRole } from '@vetsync/machines/account/model';
import type { WorldDispatchEmitted, WorldLog } from '@vetsync/machines/model/world';
import type { MemberRole } from '@vetsync/machines/organizations/model';
import type { WorkplaceServer } from '../services/platformServer.ts';
import { demoOrganization } from './demoOrganization.ts';
import { notFound } from './problems.ts';

export interface DemoWorkplaceOptions {
  /** What happened in the demo. All its tabs share it. */
  world: {
    getSnapshot: () => { context: { log: WorldLog } };
    subscribe: (changed: () => void) => { unsubscribe: () => void };
    send: (event: WorldDispatchEmitted) => void;
  };
  role: PortalRole;
  /** Of the organization. */
  name: string;
  /** What the demo's person may do there. @default 'owner' */
  worksAs?: MemberRole;
  /** Epoch milliseconds. */
  now: () => number;
}

/** Up to where somebody knows what happened. */
export const positionIn = ({ epoch, facts }: WorldLog) => `${epoch.id}.${facts.length}`;

/** What every page of a demo organization asks its server: who it is, and what happens. */
export function demoWorkplace({ world, role, name, worksAs = 'owner', now }: DemoWorkplaceOptions) {
  const log = () => world.getSnapshot().context.log;
  const organization = demoOrganization(role, name, now());

  /** Calls back on every change of the log. */
  function follow(changed: () => void): () => void {
    let last = log();
    const subscription = world.subscribe(() => {
      if (log() === last) return;
      last = log();
      changed();
    });
    return () => subscription.unsubscribe();
  }
  const position = () => positionIn(log());

  return {
    log,
    organization,
    follow,
    async loadWorkspace({ slug }) {
      if (slug !== organization.slug) throw notFound;
      return { organization, role: worksAs };
    },
    followFacts({ after }, report) {
      report({ type: 'feed.opened', position: position() });
      if (after !== null && after !== position()) report({ type: 'feed.reset', position: position() });
      const beat = setInterval(() => report({ type: 'feed.heartbeat' }), feedHeartbeatMs);
      const stop = follow(() => report({ type: 'feed.reset', position: position() }));
      return () => {
        clearInterval(beat);
        stop();
      };
    },
  } satisfies WorkplaceServer & Record<'log' | 'organization' | 'follow', unknown>;
}
