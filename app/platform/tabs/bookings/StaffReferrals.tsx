import {
  inboxHref,
  portalHrefOf,
  portalPageHref,
  type OpenPortalTab,
} from '@vetsync/machines/exchange/model';
import {
  referralFormMachine,
  referralFormView,
  type ProposeCommand,
} from '@vetsync/machines/bookings/referralForm';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { ReferralForm } from '@vetsync/ui/screens/bookings/ReferralForm';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { navigateTo } from '../../../page/navigateTo.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { called } from '../../../services/calling.ts';
import { api } from '../../../services/http/calls.ts';
import { referralCalls } from '../../../services/http/referrals.ts';
import type { InboxServer } from '../../../services/platformServer.ts';
import { useShell } from '../../usePlatform.ts';
import { useAccount } from '../messages/useAccount.ts';
import { usePortalTitle } from '../portal/usePortalTitle.ts';
import { ReferralsPage } from './ReferralsPage.tsx';

/** Whom a hospital refers to others, and gets from them; or the form in which it refers somebody. */
export default function StaffReferrals({ open }: { open: OpenPortalTab }) {
  const { refer, referral = null } = useShell().content.query;
  const { server } = useAccount();
  const calls = useMemo(() => referralCalls(api), []);
  const { slug } = open;
  const allHref = portalPageHref('referrals', open) ?? '';
  return (
    <PortalFrame title={usePortalTitle()} tab={open.tab}>
      {refer === undefined ? (
        <ReferralsPage
          key={referral}
          reader="organization"
          openId={referral}
          server={server}
          load={(asked) => calls.loadReferrals({ slug, ...asked })}
          follow={(report) => {
            const closed = new AbortController();
            void followReferrals({ slug, server }, { report, signal: closed.signal });
            return () => closed.abort();
          }}
          tabHref={null}
          openHref={(id) => portalPageHref('referrals', open, { referral: id }) ?? ''}
          patientsHref={portalPageHref('cases', open)}
          conversationHref={(thread) => portalHrefOf(inboxHref(slug, { thread }), open)}
        />
      ) : (
        <Form key={refer} slug={slug} caseId={refer} allHref={allHref} server={server} />
      )}
    </PortalFrame>
  );
}

async function followReferrals(
  { slug, server }: { slug: string; server: InboxServer },
  { report, signal }: { report: () => void; signal: AbortSignal },
) {
  try {
    const { organization } = await server.loadWorkspace({ slug });
    if (signal.aborted) return;
    const stop = server.followFacts({ organizationId: organization.id, after: null }, (event) => {
      if (event.type === 'feed.reset' || (event.type === 'feed.row' && event.row.kind === 'referralChanged'))
        report();
    });
    signal.addEventListener('abort', stop);
  } catch {
    // The page says what is wrong when it loads the list.
  }
}

interface FormProps {
  slug: string;
  caseId: string;
  allHref: string;
  server: InboxServer;
}

function Form({ slug, caseId, allHref, server }: FormProps) {
  const [machine] = useState(() => {
    const calls = referralCalls(api);
    return referralFormMachine.provide({
      actors: {
        loadPerson: called((asked: { caseId: string }) => calls.loadReferredPerson({ slug, ...asked })),
        findCare: called(calls.findCare),
        sendCommand: called<{ command: ProposeCommand }, unknown>(({ command }) =>
          server.sendCommand({ command: command as ExchangeCommand }),
        ),
      },
    });
  });
  const form = usePageActor(machine, {
    input: { caseId, newId: () => crypto.randomUUID() },
    on: { 'referral.sent': () => navigateTo(allHref) },
  });
  const view = useSelector(form, referralFormView);
  return <ReferralForm view={view} send={form.send} backHref={allHref} />;
}
