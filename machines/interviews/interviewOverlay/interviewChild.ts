import type { InterviewerRole, World } from '../../model/world/index.ts';
import { portalAddressOf } from '../../messages/model/messagesRoute.ts';
import { shellHref } from '../../shell/model/index.ts';
import type { ShellRoute } from '../../shell/model/index.ts';
import { isUndecided } from '../../messages/model/index.ts';
import type { PortalAddress } from '../../messages/model/index.ts';
import { tabChild } from '../../shell/platform/tabChild.ts';
import { store } from '../../shell/platform/tabRequests.ts';
import {
  interviewsHref,
  parseInterviewDraft,
  parseApplicationInterview,
  parseInterviewDialog,
  openInterviews,
} from '../model/index.ts';
import type { InterviewDialogTarget, InterviewSamples } from '../model/index.ts';
import { interviewDialogMachine } from '../interviewDialog/index.ts';
import type { InterviewRecords } from '../interviewDialog/index.ts';
import type { TabInput } from '../../shell/platform/tabSupervisor.events.ts';

export type InterviewTabInput = TabInput<InterviewSamples>;

/** The organization as its applicants know it. */
export const organizationOf = ({ samples }: Pick<InterviewTabInput, 'samples'>): string =>
  samples.profile.organization;

/** Finds applications and interviews of an organization. */
function interviewRecords(input: InterviewTabInput): (world: World) => InterviewRecords {
  const contactsIn = input.samples.contacts(input.now());
  const interviewsIn = openInterviews({
    ...input.samples,
    organization: organizationOf(input),
    contactsIn,
    world: input.world,
    now: input.now,
  });
  return (world) => {
    const { briefs } = contactsIn(world);
    const undecided = briefs.filter(isUndecided).map(({ id }) => id);
    return { briefs, interviews: interviewsIn(world), undecided };
  };
}

export interface InterviewTabContext extends InterviewTabInput {
  recordsIn: (world: World) => InterviewRecords;
}

export const interviewTabContext = (input: InterviewTabInput): InterviewTabContext => ({
  ...input,
  recordsIn: interviewRecords(input),
});

/** How a tab names the open interview in its URL, and its URL without one. */
interface InterviewUrls {
  openingAt: (route: ShellRoute) => InterviewDialogTarget;
  closedHref: (at: PortalAddress, route: ShellRoute) => string;
}

const urls: Readonly<Record<InterviewerRole, InterviewUrls>> = {
  recruiter: {
    openingAt: ({ detail, query }) => parseInterviewDialog(detail, query),
    closedHref: (at) => interviewsHref(at),
  },
  university: {
    openingAt: ({ detail }) => parseApplicationInterview(detail),
    closedHref: (at, { query }) => shellHref({ ...at, tab: 'applications', query }),
  },
};

const openingOf = ({ samples, route: { route } }: InterviewTabContext): InterviewDialogTarget =>
  urls[samples.role].openingAt(route);

const draftKey = ({ samples }: InterviewTabContext) =>
  ({ name: `interview_draft_${samples.role}`, kind: 'session' }) as const;

const recordsOf = ({ recordsIn, world }: InterviewTabContext) => recordsIn(world);

/**
 * The dialog over a portal's tab that arranges, moves and concludes the interview that the URL names.
 *
 * @param interviewsOf what the tab knows of interviews
 */
export const interviewChild = <Tab>(interviewsOf: (tab: Tab) => InterviewTabContext) =>
  tabChild<Tab>()(interviewDialogMachine)({
    input: (tab) => {
      const interviews = interviewsOf(tab);
      const { samples, route, stored, intl, write, now, random } = interviews;
      const { name, kind } = draftKey(interviews);
      return {
        at: portalAddressOf(route),
        role: samples.role,
        organization: organizationOf(interviews),
        records: recordsOf(interviews),
        opening: openingOf(interviews),
        stored: parseInterviewDraft(stored(name, kind)),
        intl,
        write,
        now,
        random,
      };
    },
    notify: {
      'route.changed': (tab) => ({ type: 'location.changed', opening: openingOf(interviewsOf(tab)) }),
      'world.changed': (tab) => ({ type: 'records.changed', records: recordsOf(interviewsOf(tab)) }),
    },
    requests: {
      'dialog.closed': (_, tab) => {
        const { samples, route } = interviewsOf(tab);
        return { type: 'page.back', to: urls[samples.role].closedHref(portalAddressOf(route), route.route) };
      },
      'draft.changed': ({ draft }, tab) => store(draftKey(interviewsOf(tab)), draft),
    },
  });
