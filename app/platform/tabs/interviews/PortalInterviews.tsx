import { interviewAheadDays } from '@vetsync/machines/bookings/model';
import {
  interviewFormMachine,
  interviewFormView,
  type InterviewCommand,
  type LoadedForm,
} from '@vetsync/machines/interviews/interviewForm';
import { interviewsFrom, interviewsMachine, interviewsView } from '@vetsync/machines/interviews/interviews';
import {
  isOpenInterview,
  parseInterviewsRoute,
  type InterviewAbout,
  type InterviewsRoute,
} from '@vetsync/machines/interviews/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { InterviewForm } from '@vetsync/ui/screens/interviews/InterviewForm';
import { Interviews } from '@vetsync/ui/screens/interviews/Interviews';
import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import { navigateTo } from '../../../page/navigateTo.ts';
import { routeInUrl } from '../../../page/routeInUrl.ts';
import { usePageActor } from '../../../page/usePageActor.ts';
import { browserIntl } from '../../../services/browser/intl.ts';
import type { Owner } from '../../../services/browser/storageKey.ts';
import { called, feedOf } from '../../../services/calling.ts';
import type { InboxServer, InterviewServer } from '../../../services/platformServer.ts';
import { wakeUps } from '../../../services/wakeUps.ts';
import { StaffVisit } from '../bookings/StaffVisit.tsx';
import { usePortalTitle } from '../portal/usePortalTitle.ts';

export interface InterviewAddress {
  /** Of the tab, without a query. */
  path: string;
  href: (route: Partial<InterviewsRoute>) => string;
  applicationHref: (id: string) => string;
}
export interface PortalInterviewsProps {
  slug: string;
  self: { server: InterviewServer; owner: Owner };
  address: InterviewAddress;
  route: InterviewsRoute;
  /** Epoch milliseconds. */
  now: () => number;
  /** Below the list. */
  note?: ReactNode;
}

/** The interviews of an organization: their list, one of them, or the form that offers times. */
export function PortalInterviews(props: PortalInterviewsProps) {
  const { route, slug, self, address } = props;
  const { open, offer } = route;
  if (offer !== null) return <StaffForm key={`${open} ${JSON.stringify(offer)}`} {...props} />;
  if (open === null) return <List {...props} />;
  return (
    <StaffVisit
      key={open}
      slug={slug}
      id={open}
      self={self}
      links={(loaded) => ({
        all: address.href({}),
        move: address.href({ open, offer: 'new' }),
        write: null,
        application: loaded?.booking.applicationId
          ? address.applicationHref(loaded.booking.applicationId)
          : null,
      })}
    />
  );
}

function List({ slug, self: { server }, address, route, now, note }: PortalInterviewsProps) {
  const [machine] = useState(() =>
    interviewsMachine.provide({
      actors: {
        wakeUps,
        locationChanges: routeInUrl({ path: address.path, read: parseInterviewsRoute, href: address.href })
          .locationChanges,
        loadWorkspace: called(server.loadWorkspace),
        loadInterviews: called(server.loadInterviews),
        followFeed: feedOf(server.followFacts),
      },
    }),
  );
  const list = usePageActor(machine, {
    input: { slug, route, href: address.href, intl: browserIntl(), now },
  });
  return (
    <Interviews
      title={usePortalTitle()}
      view={useSelector(list, interviewsView)}
      send={list.send}
      onGo={(href) => navigateTo(href)}
    >
      {note}
    </Interviews>
  );
}

/** How far ahead busy times are asked for, in milliseconds. */
const aheadMs = (interviewAheadDays + 1) * 86_400_000;

/** What the form needs to know of the organization, and of whom it is about. */
async function loadStaffForm({
  slug,
  self: { server, owner },
  route,
  now,
}: PortalInterviewsProps): Promise<LoadedForm> {
  const { organization } = await server.loadWorkspace({ slug });
  const organizationId = organization.id;
  const from = now();
  const span = { from: new Date(from).toISOString(), to: new Date(from + aheadMs).toISOString() };
  const about = route.offer === 'new' ? null : route.offer;
  const [interviewers, whole, people] = await Promise.all([
    server.loadInterviewers({ organizationId, ...span }),
    route.open === null ? null : server.loadBooking({ organizationId, id: route.open }),
    route.open === null ? server.loadInterviewees({ organizationId, about }) : [],
  ]);
  return {
    organizationId,
    interviewers,
    people,
    places: server.places ?? {},
    selfId: interviewers.some(({ id }) => id === owner) ? owner : (interviewers[0]?.id ?? null),
    booking: whole && { ...whole.booking, organizationName: organization.name },
  };
}

/** The interview of somebody that is not over yet, if there is one. */
async function openInterviewOf(
  { slug, self: { server }, now }: PortalInterviewsProps,
  { kind, id }: InterviewAbout,
) {
  if (kind !== 'application') return null;
  const { organization } = await server.loadWorkspace({ slug });
  const interviews = await server.loadInterviews({
    organizationId: organization.id,
    from: interviewsFrom(now()),
  });
  return interviews.find((one) => one.applicationId === id && isOpenInterview(one, now())) ?? null;
}

function StaffForm(props: PortalInterviewsProps) {
  const { address, route, self, now } = props;
  const { open, offer } = route;
  return (
    <FormPage
      server={self.server}
      now={now}
      load={async () => {
        const arranged = offer === 'new' || offer === null ? null : await openInterviewOf(props, offer);
        if (arranged) navigateTo(address.href({ open: arranged.id }), { replace: true });
        return loadStaffForm(props);
      }}
      hrefOf={(id) => address.href({ open: id })}
      backHref={address.href(open === null ? {} : { open })}
    />
  );
}

interface FormPageProps {
  server: Pick<InboxServer, 'sendCommand'>;
  /** Epoch milliseconds. */
  now: () => number;
  load: () => Promise<LoadedForm>;
  /** The page of the interview. */
  hrefOf: (id: string) => string;
  backHref: string;
}

/** The form that offers times for an interview, or asks for others. */
export function FormPage({ server, now, load, hrefOf, backHref }: FormPageProps) {
  const [machine] = useState(() =>
    interviewFormMachine.provide({
      actors: {
        loadForm: called(load),
        sendCommand: called(async ({ command }: { command: InterviewCommand }) => {
          const { facts } = await server.sendCommand({ command: command as ExchangeCommand });
          const asked = 'bookingId' in command.payload ? command.payload.bookingId : null;
          return asked ?? facts.find(({ kind }) => kind === 'bookingChanged')?.subject ?? '';
        }),
      },
    }),
  );
  const form = usePageActor(machine, {
    input: { newId: () => crypto.randomUUID(), intl: browserIntl(), now },
    on: { 'interview.offered': ({ bookingId }) => navigateTo(hrefOf(bookingId), { replace: true }) },
  });
  return <InterviewForm view={useSelector(form, interviewFormView)} send={form.send} backHref={backHref} />;
}
