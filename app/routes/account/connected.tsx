import { connectedAccountsMachine, connectedAccountsView } from '@vetsync/machines/account/connectedAccounts';
import type { SignInMethods } from '@vetsync/machines/account/model';
import { ConnectedAccounts } from '@vetsync/ui/screens/account/ConnectedAccounts';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { useSelector } from '@xstate/react';
import { useSignInMethods } from '../../page/useSignInMethods.ts';
import { browserIntl } from '../../services/browser/intl.ts';
import { account as calls } from '../../services/http/account.ts';
import { useRemoveOutcome } from '../../page/useRemoveOutcome.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import type { SectionProps } from './section.ts';
import { called } from '../../services/calling.ts';

const machine = connectedAccountsMachine.provide({
  actors: {
    loadIdentities: called(calls.loadIdentities),
    link: called(calls.linkGoogle),
    unlink: called(calls.unlinkGoogle),
  },
});

function Connected({ page, route, methods }: SectionProps & { methods: SignInMethods }) {
  const connected = usePageActor(machine, {
    input: { googleAvailable: methods.google, outcome: route.google, intl: browserIntl(), now: Date.now },
    on: { 'account.refresh': page.send },
  });
  useRemoveOutcome('google');
  return <ConnectedAccounts view={useSelector(connected, connectedAccountsView)} send={connected.send} />;
}

/** `/account/connected?google=…`. */
export default function ConnectedSection(props: SectionProps) {
  const methods = useSignInMethods();
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <Connected {...props} methods={methods} />;
}
