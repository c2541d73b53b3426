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
  /** The account is gone: what leads into it goes too. */
  onClosed: () => void;
}

/** Lets a part of the account page and the page itself hear each other. */
export function useSection(section: AnyActorRef, page: SectionProps['page']): void {
  useRootEvents(section);
  // Before the effect that starts the machine, or what it emits at once would be lost.
  useLayoutEffect(() => {
    const subscriptions = [
      section.on('account.refresh', () => page.send({ type: 'account.refresh' })),
      page.on('account.changed', (emitted) => section.send(emitted)),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [section, page]);
}

/** Takes from the address how coming back from a provider ended: said once, it is not to be said again after a reload. */
export function useOutcomeOnce(name: 'google' | 'verification'): void {
  useEffect(() => {
    if (new URLSearchParams(location.search).has(name)) go(hrefWith({ [name]: null }), { replace: true });
  }, [name]);
}
