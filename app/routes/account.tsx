import {
  accountPageMachine,
  accountPageView,
  type AccountPageParentEvent,
} from '@vetsync/machines/account/accountPage';
import { parseAccountLocation, type AccountLocation } from '@vetsync/machines/account/model';
import { sessionView } from '@vetsync/machines/account/session';
import { pageTitle } from '@vetsync/machines/shell/model';
import { AccountPage } from '@vetsync/ui/screens/account/AccountPage';
import { Account } from '@vetsync/ui/screens/system/Account';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { Suspense, useCallback, useState } from 'react';
import { createActor } from 'xstate';
import { useLocation, useSearch } from 'wouter';
import { PageTitle } from '../page/PageTitle.tsx';
import { usePageActor } from '../page/usePageActor.ts';
import { useRoot } from '../page/useRoot.ts';
import { useServerActors } from '../page/useServerActors.ts';
import { account } from '../services/http/account.ts';
import { knownSignInMethods } from '../services/signInMethods.ts';
import { sections } from './account/sections.ts';
import { methodsChanges } from './account/section.ts';
import { locationChanges } from '../page/changes.ts';
import { notFound } from './table.ts';
import { currentLocation } from '../page/location.ts';
import { called } from '../services/calling.ts';

const machine = accountPageMachine.provide({
  actors: {
    loadAccount: called(account.load),
    methodsChanges,
    locationChanges: locationChanges<AccountPageParentEvent>(({ path, search }) => {
      const route = parseAccountLocation(path, search);
      return route && { type: 'section.changed', section: route.section };
    }),
  },
});

function AccountAt({ route }: { route: AccountLocation }) {
  const { session, proof } = useServerActors();
  const { section } = route;
  const page = usePageActor(machine, {
    input: { section, canVerify: knownSignInMethods()?.verification ?? false },
    on: {
      'account.changed': ({ account: { hasPassword } }) => proof.setHasPassword(hasPassword),
    },
  });
  const view = useSelector(page, accountPageView);
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => {
    // The session has ended, but the confirmation of the deletion must stay visible.
    session.stop();
    setClosed(true);
  }, [session]);

  const header = <Account view={useSelector(session, sessionView)} send={session.send} />;
  const Section = sections[section];
  return (
    <PageTitle title={pageTitle(`account_${section}`)}>
      <AccountPage
        view={isClosed ? { ...view, sections: [] } : view}
        send={page.send}
        account={isClosed ? null : header}
      >
        {view.account && (
          <Suspense fallback={<GuardSpinner view={{ state: 'loading' }} />}>
            <Section key={section} page={page} account={view.account} route={route} onClosed={close} />
          </Suspense>
        )}
      </AccountPage>
    </PageTitle>
  );
}

/** `/account` and its sections; `?google=` and `?verification=` contain the outcome at a provider. */
export default function AccountRoute() {
  const [path] = useLocation();
  const route = parseAccountLocation(path, useSearch());
  return route ? <AccountAt route={route} /> : <notFound.Page />;
}

/** The page before the account is loaded. */
export function Waiting() {
  const { prerendered } = useRoot();
  const [view] = useState(() => {
    const { path, search } = prerendered ?? currentLocation();
    const section = parseAccountLocation(path, search)?.section ?? 'profile';
    return accountPageView(createActor(machine, { input: { section } }).getSnapshot());
  });
  return (
    <AccountPage view={view} send={() => {}}>
      {null}
    </AccountPage>
  );
}
