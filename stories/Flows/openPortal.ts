import type { DemoRole, WorldDispatchEmitted } from '@vetsync/machines/model/world';
import type { RunInBackground, TabEmitted, TabInput, TabLogic } from '@vetsync/machines/platform';
import { seededRandom } from '@vetsync/machines/reviews/model';
import { parseShellRoute, tabOf } from '@vetsync/machines/shell/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { writePhrase } from '@vetsync/ui/language';
import {
  assign,
  createActor,
  setup,
  stopChild,
  type AnyActorLogic,
  type AnyActorRef,
  type Snapshot,
} from 'xstate';
import { alone } from './aloneWorld.ts';
import { now, reader } from '../support/leads.ts';

/** A tab's machine with the samples that it shows. */
export interface PortalTab {
  logic: AnyActorLogic;
  samples: unknown;
}
export const portalTab = <S extends Snapshot<unknown>, Samples>(
  logic: TabLogic<S, Samples>,
  samples: Samples,
): PortalTab => ({ logic, samples });

/** The open tab, and its address. */
export interface PortalState {
  href: string;
  /** Value of the open tab in the portal's navigation. */
  tab: string;
  actor: AnyActorRef;
}

/** Starts each actor once by its name, and leaves it running. */
function background(): RunInBackground {
  const running = new Map<string, AnyActorRef>();
  return (name, logic, input) => {
    const actor = running.get(name) ?? createActor(logic, { input } as never).start();
    running.set(name, actor);
    return actor;
  };
}

/** The query of an address with changes. Null removes a name. */
function withQuery(href: string, changes: Readonly<Record<string, string | null>>): string {
  const url = new URL(href, 'https://vetsync.example');
  for (const [name, value] of Object.entries(changes))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/**
 * Runs the tabs of a portal in a world of its own, as the platform does, but with an address that only the story knows.
 *
 * @param tabFor The tab that shows a page of the navigation. The same one stays open from page to page.
 */
export function openPortal(role: DemoRole, start: string, tabFor: (value: string) => PortalTab) {
  const random = seededRandom(role);
  const listeners = new Set<() => void>();
  const stored = new Map<string, string>();
  const runs = background();

  const root = createActor(
    setup({
      types: {
        context: {} as { world: AnyActorRef; tab: AnyActorRef | null },
        events: {} as { type: 'tab.open'; tab: PortalTab; input: TabInput },
      },
      actors: { alone },
    }).createMachine({
      context: ({ spawn }) => ({
        world: spawn('alone', { systemId: 'world', input: { mode: 'demo', now, random } }),
        tab: null,
      }),
      on: {
        'tab.open': {
          actions: [
            stopChild(({ context }) => context.tab ?? ''),
            assign({ tab: ({ spawn, event: { tab, input } }) => spawn(tab.logic, { input }) }),
          ],
        },
      },
    }),
  ).start();
  const { world } = root.getSnapshot().context;

  const routeTo = (href: string) => {
    const { pathname, search } = new URL(href, 'https://vetsync.example');
    const route = parseShellRoute(pathname, search);
    return { type: 'route.changed', route, role, tab: tabOf(role, route.tab).value } as const;
  };

  function open(href: string, shown: PortalTab): AnyActorRef {
    const { log } = world.getSnapshot().context;
    const input: TabInput = {
      samples: shown.samples,
      route: routeTo(href),
      world: log.world,
      epoch: log.epoch.id,
      personId: 'demo-veteran',
      person: sampleProfileOf(role),
      background: runs,
      stored: (name) => stored.get(name) ?? null,
      reader,
      write: writePhrase,
      now,
      random,
    };
    root.send({ type: 'tab.open', tab: shown, input });
    const actor = root.getSnapshot().context.tab as AnyActorRef;
    actor.on('*', (emitted) => answer(emitted as TabEmitted));
    return actor;
  }

  function visit(href: string): void {
    const route = routeTo(href);
    const shown = tabFor(route.tab);
    const isOpen = tabFor(state.tab) === shown;
    state = { href, tab: route.tab, actor: isOpen ? state.actor : open(href, shown) };
    if (isOpen) state.actor.send(route);
    for (const notify of listeners) notify();
  }

  const answers: Partial<Record<TabEmitted['type'], (emitted: never) => void>> = {
    'page.navigate': ({ to }: { to: string }) => visit(to),
    'page.back': ({ to }: { to: string }) => visit(to),
    'page.setQuery': ({ changes }: { changes: Record<string, string | null> }) =>
      visit(withQuery(state.href, changes)),
    'page.store': ({ name, text }: { name: string; text: string }) => void stored.set(name, text),
    'world.dispatch': (emitted: WorldDispatchEmitted) => world.send(emitted),
  };
  const answer = (emitted: TabEmitted) => answers[emitted.type]?.(emitted as never);

  const { tab: first } = routeTo(start);
  let state: PortalState = { href: start, tab: first, actor: open(start, tabFor(first)) };
  return {
    visit,
    current: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => void root.stop(),
  };
}
