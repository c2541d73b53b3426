import type { SignInMethods } from '@vetsync/machines/account/model';
import {
  veteranVerificationMachine,
  veteranVerificationView,
} from '@vetsync/machines/account/veteranVerification';
import type { PopupCommand } from '@vetsync/machines/account/veteranVerification';
import { GuardSpinner } from '@vetsync/ui/screens/system/GuardSpinner';
import { VeteranVerification } from '@vetsync/ui/screens/account/VeteranVerification';
import { useSelector } from '@xstate/react';
import { fromCallback } from 'xstate';
import { memoizeByKey } from '../../page/memoizeByKey.ts';
import { useSignInMethods } from '../../page/useSignInMethods.ts';
import { popup } from '../../services/browser/popup.ts';
import { account as calls } from '../../services/http/account.ts';
import { useRemoveOutcome } from '../../page/useRemoveOutcome.ts';
import { usePageActor } from '../../page/usePageActor.ts';
import { accountChanges, type PageActor, type SectionProps } from './section.ts';
import { called } from '../../services/calling.ts';

const machineFor = memoizeByKey((page: PageActor) =>
  veteranVerificationMachine.provide({
    actors: {
      accountChanges: accountChanges(page),
      startVerification: called(calls.verifyVeteran),
      readVerified: called(async () => (await calls.load()).veteranVerified),
      popup: fromCallback<PopupCommand, void>(({ sendBack, receive }) =>
        popup({ report: sendBack, receive }),
      ),
    },
  }),
);

function Verification({ page, account, route, methods }: SectionProps & { methods: SignInMethods }) {
  const verification = usePageActor(machineFor(page), {
    input: {
      signedIn: true,
      veteranVerified: account.veteranVerified,
      available: methods.verification,
      outcome: route.verification,
      origin: location.origin,
    },
    on: { 'account.refresh': page.send },
  });
  useRemoveOutcome('verification');
  return (
    <VeteranVerification view={useSelector(verification, veteranVerificationView)} send={verification.send} />
  );
}

/** `/account/verification?verification=…`. */
export default function VerificationSection(props: SectionProps) {
  const methods = useSignInMethods();
  if (!methods) return <GuardSpinner view={{ state: 'loading' }} />;
  return <Verification {...props} methods={methods} />;
}
