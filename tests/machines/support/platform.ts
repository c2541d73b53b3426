import { createActor, SimulatedClock } from 'xstate';
import { guidanceView } from '@vetsync/machines/shell/guidance';
import { notificationsView } from '@vetsync/machines/shell/notifications';
import { composedView, createPlatform, platformOf } from '@vetsync/machines/shell/platform';
import type {
  Platform,
  PlatformEmitted,
  PlatformInput,
  PlatformView,
} from '@vetsync/machines/shell/platform';
import { preferencesMachine, preferencesView } from '@vetsync/machines/shell/preferences';
import { profileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { shellView } from '@vetsync/machines/shell/shell';
import type { SessionView } from '@vetsync/machines/account/session';
import { worldMachine, worldView, type WorldInput } from '@vetsync/machines/shell/world';
import { sampleProfiles } from '@vetsync/samples/profile';
import { sampleCounts } from '@vetsync/samples/portal';
import { accountTabsOf, demoAddress, demoBase, guidanceSteps, tabsOf } from '@vetsync/machines/shell/model';
import { writePhrase } from '@vetsync/ui/language';
import { placeOf } from '../../../app/page/location.ts';
import { accountConfig } from '../../../app/platform/accountConfig.ts';
import { college, job } from './world.ts';
import { puppet } from './run.ts';

export const start = Date.parse('2026-03-04T05:06:07Z');
/** The place of a URL of this site. */
export const locationOf = (href: string) => {
  const [path = '', search] = href.split('?');
  return placeOf(path, search === undefined ? '' : `?${search}`);
};
export const ada: SessionView = {
  state: 'signedIn',
  user: { id: 'u', email: 'ada@example.com', fullName: 'Ada Reyes' },
  role: 'user',
  isAdmin: false,
  veteranVerified: false,
};

/** The view at this moment. Screens follow that of each part instead. */
export function platformView({ root, actor }: Platform): PlatformView {
  const { context } = root.getSnapshot();
  return composedView(context, {
    shell: shellView(actor.shell.getSnapshot()),
    switcher: profileSwitchView(actor.profileSwitch.getSnapshot()),
    guidance: guidanceView(actor.guidance.getSnapshot()),
    inbox: notificationsView(actor.notifications.getSnapshot()),
    preferences: preferencesView(actor.preferences.getSnapshot()),
    world: context.world.viewOf(actor.world.getSnapshot()),
  });
}

/** A platform with `bar` as its URL. Its navigation requests take effect. */
export function opened(
  href: string,
  more: Partial<PlatformInput> = {},
  preferencesStored: string | null = null,
) {
  const clock = new SimulatedClock();
  const tabs = puppet();
  const worldStore = puppet();
  const store = puppet();
  let drawn = 0;
  const isDemo = href.startsWith(demoBase);
  const machine = worldMachine.provide({
    actors: { otherTabs: tabs.logic as never, store: worldStore.logic as never },
  });
  const random = () => ((drawn += 1) * 0.618_033_988_749) % 1;
  const worldInput: WorldInput = { now: () => start, random };
  const preferences = createActor(preferencesMachine.provide({ actors: { store: store.logic as never } }), {
    input: { stored: preferencesStored },
  }).start();
  const bar = { href };
  const emitted: PlatformEmitted[] = [];
  const root = createPlatform(
    {
      ...(isDemo
        ? {
            base: demoBase,
            navigation: tabsOf,
            profiles: sampleProfiles,
            notice: 'sampleData',
            hints: guidanceSteps,
            earlierCounts: sampleCounts,
          }
        : { navigation: accountTabsOf, profiles: [], notice: 'stored', hints: accountConfig.hints }),
      location: locationOf(href),
      intl: { locale: 'en-US', timeZone: 'UTC' },
      write: writePhrase,
      now: () => start,
      world: { machine, input: worldInput, viewOf: worldView },
      preferences: preferences.getSnapshot().context.preferences,
      ...more,
    },
    clock,
  );
  const platform = platformOf(root, preferences);
  const view = () => platformView(platform);
  root.on('*', (one) => {
    if (one.type === 'preference.set' || one.type === 'preferences.reset') preferences.send(one);
    else emitted.push(one);
    if (one.type === 'page.navigate') visit(one.to);
  });
  preferences.on('preferences.changed', root.send);
  /** Goes to a URL of this site, or to an address of the platform. */
  function visit(to: string) {
    bar.href = isDemo ? demoAddress(to, view().shell.content.role) : to;
    root.send({ type: 'location.changed', ...locationOf(bar.href) });
  }
  root.start();
  const { world } = platform.actor;
  return {
    platform,
    view,
    setSession: (session: SessionView) => root.send({ type: 'session.changed', session }),
    send: platform.send,
    visit,
    bar,
    emitted,
    tabs,
    stop: () => root.stop(),
    pass: (ms: number) => clock.increment(ms),
    submit: () =>
      world.send({ type: 'world.dispatch', command: { type: 'job.submit', application: job('A') } }),
    apply: () =>
      world.send({ type: 'world.dispatch', command: { type: 'college.submit', application: college('C') } }),
    badges: () => view().switcher?.profiles.map(({ badge }) => badge),
  };
}

export const account = (href: string, session = ada) => opened(href, { session });
