import { inboxHref } from '@vetsync/machines/exchange/model';
import { ownInterviewHref } from '@vetsync/machines/model/exchange';
import { sentApplications } from '@vetsync/machines/model/world';
import { ownApplicationHref, ownTabHref } from '@vetsync/machines/shell/model';
import { usePlatform } from '../../usePlatform.ts';
import { BookingPage } from '../bookings/BookingPage.tsx';
import { followOwn } from '../bookings/OwnVisit.tsx';
import { useAccount } from '../messages/useAccount.ts';
import { FormPage } from './PortalInterviews.tsx';

const at = { role: 'user' } as const;

/** A person's own interview: one of its times is chosen, or others are asked for. */
export default function OwnInterview({ id, isProposing }: { id: string; isProposing: boolean }) {
  const platform = usePlatform();
  const { server } = useAccount();
  const page = ownInterviewHref(id);
  if (isProposing)
    return (
      <FormPage
        now={Date.now}
        server={server}
        load={async () => {
          const { booking } = await server.loadOwnBooking({ id });
          return { organizationId: null, people: [], interviewers: [], selfId: null, booking };
        }}
        hrefOf={ownInterviewHref}
        backHref={page}
      />
    );
  return (
    <BookingPage
      bookingId={id}
      server={server}
      load={async () => ({ side: 'person', ...(await server.loadOwnBooking({ id })) })}
      follow={followOwn(platform, id)}
      links={(loaded) => {
        const { world } = platform.actor.world.getSnapshot().context.log;
        const sent = sentApplications(world).find((one) => one.id === loaded?.booking.applicationId);
        return {
          all: ownTabHref(at, 'applications'),
          move: `${page}&propose=1`,
          write:
            loaded?.side === 'person'
              ? inboxHref(null, { to: { organizationId: loaded.booking.organizationId } })
              : null,
          application: sent ? ownApplicationHref(sent.kind, sent.id, at) : null,
        };
      }}
    />
  );
}
