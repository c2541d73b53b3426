import {
  interviewFormMachine,
  interviewFormView,
  type InterviewFormContext,
  type LoadedForm,
} from '@vetsync/machines/interviews/interviewForm';
import {
  interviewsMachine,
  interviewsView,
  type InterviewsContext,
  type InterviewsInput,
} from '@vetsync/machines/interviews/interviews';
import {
  demoInterviewsHref,
  listedInterview,
  parseInterviewsRoute,
  type InterviewsRoute,
} from '@vetsync/machines/interviews/model';
import { candidateBriefs } from '@vetsync/samples/recruiter';
import { sampleInterviews } from '@vetsync/samples/interviews';
import type { StateValue } from 'xstate';
import { writePhrase } from '@vetsync/ui/language';
import '@vetsync/ui/screens/interviews/Interviews.phrases';
import { shipyard } from '../Screens/exchange/samples.ts';
import { inState } from './inState.ts';
import { now, intl, seenAt } from './leads.ts';

export const interviews = sampleInterviews(candidateBriefs, 'Tech Corp', seenAt).map((one) =>
  listedInterview(one, writePhrase),
);

export const routeOf = (change: Partial<InterviewsRoute> = {}): InterviewsRoute => ({
  ...parseInterviewsRoute(''),
  ...change,
});

const input = {
  slug: 'tidewater-works',
  href: (route) => demoInterviewsHref('recruiter', route),
  intl,
  now,
} as const satisfies Partial<InterviewsInput>;
const workspace = { organization: shipyard, role: 'owner' } as const;

export const interviewsIn = (
  route: Partial<InterviewsRoute> = {},
  context: Partial<InterviewsContext> = {},
  value: StateValue = { open: { interviews: 'current', feed: { following: 'live' } } },
) =>
  inState(interviewsMachine, interviewsView, {
    value,
    input: { ...input, route: routeOf(route) },
    context: { workspace, read: interviews, ...context },
  });

export const loadedForm: LoadedForm = {
  organizationId: shipyard.id,
  people: candidateBriefs.slice(0, 12).map(({ id, personName, subject }) => ({
    about: { kind: 'application', id },
    name: personName,
    subject,
  })),
  interviewers: [
    {
      id: 'noor',
      name: 'Noor Reyes',
      busy: [{ start: '2026-12-01T15:00:00.000Z', end: '2026-12-01T16:30:00.000Z' }],
    },
    { id: 'kim', name: 'Kim Osei', busy: [] },
  ],
  selfId: 'noor',
  booking: null,
};

export const formIn = (
  value: StateValue,
  { loaded = loadedForm, draft, ...more }: Partial<InterviewFormContext> = {},
) =>
  inState(interviewFormMachine, interviewFormView, {
    value,
    input: { newId: () => 'id', intl, now },
    context: {
      loaded,
      draft: {
        who: null,
        minutes: 45,
        how: 'video',
        where: '',
        interviewers: ['noor'],
        day: null,
        times: [],
        isAgreed: false,
        ...draft,
      },
      ...more,
    },
  });
