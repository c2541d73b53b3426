import type { accountPageMachine } from '@vetsync/machines/accountPage';
import type { Account, AccountLocation } from '@vetsync/machines/account/model';
import { useEffect, useLayoutEffect } from 'react';
import type { ActorRefFrom, AnyActorRef } from 'xstate';
import { go } from '../../page/go.ts';
import { hrefWith } from '../../page/hrefWith.ts';
import { useRootEvents } from '../../page/useRootEvents.ts';

export interface SectionProps {
  page: ActorRefFrom<typeof accountPageMachine>;
  account: Account;
  route: AccountLocation;
  /** The account was deleted: removes the navigation of the page. */
  onClosed: () => void;
}

/** Forwards events between a section and the account page. */
export function useSection(section: AnyActorRef, page: SectionProps['page']): void {
  useRootEvents(section);
  // Must run before the effect that starts the machine. Otherwise its first events would be lost.
  useLayoutEffect(() => {
    const subscriptions = [
      section.on('account.refresh', () => page.send({ type: 'account.refresh' })),
      page.on('account.changed', (emitted) => section.send(emitted)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [section, page]);
}

/** Removes a provider's outcome from the URL, so that a reload doesn't show it again. */
export function useOutcomeOnce(name: 'google' | 'verification'): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(name)) go(hrefWith({ [name]: null }), { replace: true });
  }, [name]);
}
