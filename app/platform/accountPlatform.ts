import { actingMachine, actingView, type ActingInput } from '@vetsync/machines/exchange/acting';
import { accountPlatformMachine, type PersonalPlatform } from '@vetsync/machines/exchange/accountPlatform';
import { emitToParent } from '@vetsync/machines/kit';
import { platformOf } from '@vetsync/machines/shell/platform';
// Notifications that only people with an account get, and names of tabs that only organizations have.
import '@vetsync/ui/screens/exchange/Contact.phrases';
import '@vetsync/ui/screens/exchange/OrganizationPortal.phrases';
import { lazy } from 'react';
import { createActor } from 'xstate';
import { currentLocation } from '../page/location.ts';
import { memoizeByKey } from '../page/memoizeByKey.ts';
import type { Root } from '../root.ts';
import { accountRecords, afterRecords, readRecord } from '../services/accountRecords.ts';
import { accountWorldOf } from '../services/accountWorld.ts';
import { browserIntl } from '../services/browser/intl.ts';
import { followRemovedOwners } from '../services/browser/removedOwners.ts';
import { unsentTexts } from '../services/browser/unsentTexts.ts';
import { called } from '../services/calling.ts';
import { organizations } from '../services/http/organizations.ts';
import { loadProfile } from '../services/http/profile.ts';
import { preferencesOf } from '../services/preferences.ts';
import { sessionChangesOf } from '../services/sessionChanges.ts';
import { serverActors } from '../serverActors.ts';
import { accountConfig } from './accountConfig.ts';
import { openPlatform, platformInput } from './openPlatform.ts';
import { createTabLoader } from './tabLoader.ts';
import type { PlatformContextValue } from './usePlatform.ts';

const Status = lazy(() => import('./AccountStatus.tsx'));

const accountActing = actingMachine.provide({
  actors: {
    loadWorkplaces: called(organizations.loadOwn),
    loadInbox: called(async ({ self }: ActingInput['inbox']) =>
      (await import('./staffInbox.ts')).staffInboxOf(self),
    ),
  },
});

const tabLoaderOf = memoizeByKey((records: PersonalPlatform['records']) =>
  createTabLoader(accountConfig.tabs, records.getSnapshot().context.owner),
);

/** The account platform of whoever is signed in on this page. */
export const accountPlatform = memoizeByKey((root: Root) => {
  const { session } = serverActors(root);
  const account = createActor(
    accountPlatformMachine.provide({
      actors: {
        acting: emitToParent(accountActing),
        records: emitToParent(accountRecords),
        sessionChanges: sessionChangesOf(session),
        loadProfile: called(loadProfile),
      },
    }),
    {
      input: {
        location: currentLocation(),
        recordsOf: (owner) => ({ owner, unsent: unsentTexts(owner) }),
        actingOf: (self) => ({
          inbox: { self, newId: () => crypto.randomUUID(), intl: browserIntl(), now: Date.now },
        }),
        platformOf: ({ owner, records }) => ({
          ...platformInput(root, accountConfig, owner),
          world: accountWorldOf(owner),
          personId: owner,
          stored: readRecord(records),
          lazyTabAt: (at) => afterRecords(records, tabLoaderOf(records).lazyTabAt(at)),
        }),
      },
    },
  );
  openPlatform(root, account, {
    config: accountConfig,
    ownerOf: () => account.getSnapshot().context.opened?.owner ?? '',
    handlers: {
      'session.signOut': session.send,
      // If it is not stored, they arrive where they were before.
      'acting.remembered': ({ slug }) => void organizations.rememberActing(slug).catch(() => {}),
    },
  });
  followRemovedOwners();

  return {
    account,
    valueOf: memoizeByKey(({ owner, platform, records }: PersonalPlatform): PlatformContextValue => ({
      platform: platformOf(platform, preferencesOf(root), account.send),
      tabLoader: tabLoaderOf(records),
      owner,
      urlOf: accountConfig.urlOf,
      account,
      shownOf: (own, acting) => (acting ? actingView(acting, own) : own),
      Status,
    })),
  };
});
