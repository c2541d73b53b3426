import type { accountPageMachine } from '@vetsync/machines/account/accountPage';
import type { AccountProfileParentEvent } from '@vetsync/machines/account/accountProfile';
import type { Account, AccountLocation } from '@vetsync/machines/account/model';
import type { ActorRefFrom } from 'xstate';
import { fromSubscription } from '../../page/changes.ts';
import { readSignInMethods } from '../../services/signInMethods.ts';

/** The running machine that the sections of the account page share. */
export type PageActor = ActorRefFrom<typeof accountPageMachine>;

export interface SectionProps {
  page: PageActor;
  account: Account;
  route: AccountLocation;
  /** The account was deleted: removes the navigation of the page. */
  onClosed: () => void;
}

/** Reports the account to a section after each change. */
export const accountChanges = (page: PageActor) =>
  fromSubscription<AccountProfileParentEvent>((report) => {
    const { unsubscribe } = page.on('account.changed', report);
    return unsubscribe;
  });

/** Reports once the site's sign-in methods are loaded. */
export const methodsChanges = fromSubscription<AccountProfileParentEvent>((report) => {
  let isStopped = false;
  void readSignInMethods().then((methods) => isStopped || report({ type: 'methods.known', methods }));
  return () => {
    isStopped = true;
  };
});
