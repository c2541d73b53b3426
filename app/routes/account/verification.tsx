import type { SignInMethods, VerificationStart } from '@vetsync/machines/account/model';
import { veteranVerificationMachine, veteranVerificationView } from '@vetsync/machines/veteranVerification';
import type { PopupOrder } from '@vetsync/machines/veteranVerification';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { VeteranVerification } from '@vetsync/ui/screens/account/VeteranVerification';
import { useActorRef, useSelector } from '@xstate/react';
import { fromCallback, fromPromise } from 'xstate';
import { useMethods } from '../../page/useMethods.ts';
import { popup } from '../../services/browser/popup.ts';
import { account as calls } from '../../services/http/account.ts';
import { useOutcomeOnce, useSection, type SectionProps } from './useSection.ts';

const machine = veteranVerificationMachine.provide({
  actors: {
    startVerification: fromPromise<VerificationStart, void>(calls.verifyVeteran),
    readVerified: fromPromise<boolean, void>(async () => (await calls.load()).veteranVerified),
    popup: fromCallback<PopupOrder, void>(({ sendBack, receive }) => popup({ report: sendBack, receive })),
  },
});

function Verification({ page, account, route, methods }: SectionProps & { methods: SignInMethods }) {
  const verification = useActorRef(machine, {
    input: {
      signedIn: true,
      veteranVerified: account.veteranVerified,
      available: methods.verification,
      outcome: route.verification,
      origin: location.origin,
    },
  });
  useSection(verification, page);
  useOutcomeOnce('verification');
  return (
    <VeteranVerification view={useSelector(verification, veteranVerificationView)} send={verification.send} />
  );
}

/** `/account/verification?verification=…`. */
export default function VerificationSection(props: SectionProps) {
  const methods = useMethods();
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <Verification {...props} methods={methods} />;
}
