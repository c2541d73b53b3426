import { noSummary } from '@vetsync/machines/model/exchange';
import type {
  ApplicationStep,
  SentSummary,
  Thread,
  ThreadMessage,
  WholeApplication,
} from '@vetsync/machines/model/exchange';
import type { ApplicationRow } from '@vetsync/machines/exchange/receivedApplications';
import { seenAt } from '../../support/leads.ts';
import { approved, self } from '../../support/organizations.ts';

/** What an invented shipyard has got, and what it writes with an invented veteran. */

const minute = 60_000;
const day = 24 * 60 * minute;
const before = (ms: number) => new Date(seenAt - ms).toISOString();

export const shipyard = {
  ...approved,
  id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0911',
  kind: 'employer',
  slug: 'tidewater-works',
  name: 'Tidewater Works',
} as const;

const people = [
  ['Marisol Vega', 'Welder, first shift', 'submitted', 4 * minute],
  ['Devon Okafor', 'Logistics coordinator', 'submitted', 3 * 60 * minute],
  ['Priya Raman', 'Welder, first shift', 'interview', day],
  ['Tom Halvorsen', 'Crane operator', 'offered', 2 * day],
  ['Keisha Brandt', 'Logistics coordinator', 'hired', 5 * day],
  ['Luis Ortega', 'Crane operator', 'rejected', 8 * day],
  ['Ana Whitfield', 'Welder, first shift', 'withdrawn', 9 * day],
  ['Sam Nguyen', 'Electrician for ship systems and shore power', 'submitted', 12 * day],
] as const;
/** What they sent, in short. The last two say nothing of themselves. */
const summaries: readonly SentSummary[] = [
  [3, 3, ['TIG welding', 'Blueprint reading', 'Rigging'], 'Norfolk, VA', 8],
  [1, 2, ['Inventory', 'Dispatch'], 'Virginia Beach, VA', 6],
  [2, 3, ['MIG welding', 'Fabrication'], 'Newport News, VA', 4],
  [2, 2, ['Crane operation', 'Hydraulics', 'Rigging'], 'Portsmouth, VA', 20],
  [2, 2, ['Planning', 'Spreadsheets', 'Inventory'], 'Norfolk, VA', 11],
  [0, 2, ['Driving'], 'San Diego, CA', 3],
].map(([met, of, skills, location, yearsOfService]) => ({
  requirements: { met, of },
  skills,
  location,
  yearsOfService,
})) as readonly SentSummary[];
/** The staff of the shipyard. */
export const colleagues = [
  { id: self, name: 'Jordan Reyes' },
  { id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0921', name: 'Dana Fields' },
  { id: '5b0e7c1e-3f0a-4a39-9a39-6f1d3f4f0922', name: 'Olive Owner' },
] as const;
export const choices = {
  colleagues,
  listings: [
    { id: '018f2b6a-0000-7000-8000-000000000100', title: 'Welder, first shift' },
    { id: '018f2b6a-0000-7000-8000-000000000101', title: 'Crane operator' },
  ],
  sent: { places: ['Norfolk, VA', 'San Diego, CA'], skills: ['Hydraulics', 'Rigging', 'TIG welding'] },
};
/** Row height, and a saved view. */
export const settings = {
  density: 'comfortable',
  views: { [shipyard.id]: [{ id: 'a-view', name: 'My welders', query: { q: 'welder', assignee: self } }] },
} as const;
const assigneeOf = (index: number) => colleagues[index % 4] ?? null;
export const receivedRows: readonly ApplicationRow[] = people.map(
  ([applicantName, listingTitle, status, age], index) => ({
    id: `018f2b6a-0000-7000-8000-00000000000${index}`,
    listingId: '018f2b6a-0000-7000-8000-000000000100',
    listingTitle,
    kind: 'job',
    applicantName,
    status,
    submittedAt: before(age),
    updatedAt: before(age),
    version: 1,
    acceptedAt: null,
    answerBy: null,
    assignee: assigneeOf(index),
    summary: summaries[index] ?? noSummary,
    isNew: false,
    opening: null,
  }),
);

const step = (id: string, age: number, more: Partial<ApplicationStep> = {}): ApplicationStep => ({
  id,
  at: before(age),
  step: 'decided',
  decision: 'interview',
  status: 'interview',
  undoes: null,
  message: '',
  notes: '',
  actor: { id: self, name: 'Jordan Reyes' },
  ...more,
});
const submitted = step('step-0', 3 * 60 * minute, {
  step: 'submitted',
  decision: null,
  status: 'submitted',
  actor: { id: 'veteran', name: 'Devon Okafor' },
});
const { isNew: _, opening: __, ...second } = receivedRows[1]!;
export const wholeApplication: WholeApplication = {
  application: {
    ...second,
    snapshot: {
      name: 'Devon Okafor',
      email: 'devon.okafor@example.org',
      branch: 'Army',
      rank: 'SSG',
      yearsOfService: 9,
      location: 'Norfolk, VA',
      bio: 'Nine years of moving what others needed, on time.',
      skills: ['Logistics planning', 'Forklift operation', 'Inventory control'],
      certifications: ['OSHA 30'],
      experience: [
        {
          title: 'Supply sergeant',
          company: 'US Army',
          duration: '2017-2026',
          description: 'Planned the supply of 400 people. Led a team of 12.',
        },
      ],
      education: [{ degree: 'Associate in supply chain', institution: 'Tidewater College', year: '2024' }],
    },
    answers: {
      type: 'job.submit',
      listingId: second.listingId,
      coverLetter: 'I know your yard from the water side, and would like to see it from yours.',
    },
  },
  openedBy: [],
  threadId: null,
  history: [submitted],
  match: [
    {
      requirement: 'Logistics planning',
      kind: 'skill',
      isRequired: true,
      result: 'met',
      source: { part: 'skills', text: 'Logistics planning' },
    },
    {
      requirement: 'Team leadership',
      kind: 'skill',
      isRequired: true,
      result: 'partly',
      source: { part: 'experience', text: 'Led a team of 12.' },
    },
    { requirement: 'TWIC card', kind: 'credential', isRequired: true, result: 'notOnRecord', source: null },
    { requirement: 'Spanish', kind: 'skill', isRequired: false, result: 'notOnRecord', source: null },
  ],
};
/** The same after two decisions, of which the last was taken back. */
export const decidedApplication: WholeApplication = {
  ...wholeApplication,
  application: { ...wholeApplication.application, status: 'interview', version: 4 },
  history: [
    submitted,
    step('step-1', 90 * minute, {
      message: 'Please come by on Monday at nine. Ask for Dana at the gate.',
      notes: 'Strong on planning. Ask about the TWIC card.',
    }),
    step('step-2', 30 * minute, { decision: 'offer', status: 'offered' }),
    step('step-3', 20 * minute, {
      step: 'undone',
      decision: null,
      undoes: 'step-2',
      actor: { id: 'colleague', name: 'Dana Fields' },
    }),
  ],
};

const organization = { id: shipyard.id, name: shipyard.name };
/** Conversations of an invented veteran with two organizations. */
export const ownThreads: readonly Thread[] = [
  {
    id: 'thread-0',
    organization,
    person: { id: self, name: 'Jordan Reyes' },
    about: [{ title: receivedRows[0]!.listingTitle, application: { id: 'application-0', kind: 'job' } }],
    lastAt: before(2 * minute),
    last: {
      side: 'organization',
      text: 'Good question. Boots and a hard hat are here, in every size. Ask for me at the gate.',
    },
    unread: 1,
    isBlocked: false,
    isSuspended: false,
  },
  {
    id: 'thread-1',
    organization: { id: 'college', name: 'Tidewater College' },
    person: { id: self, name: 'Jordan Reyes' },
    about: [],
    lastAt: before(3 * day),
    last: { side: 'person', text: 'Thank you. I will not apply this year.' },
    unread: 0,
    isBlocked: true,
    isSuspended: false,
  },
];
const staffPreviews = [
  'Good question. Boots and a hard hat are here, in every size. Ask for me at the gate.',
  'Is the night shift still open? I could start on the first of the month.',
  'We look forward to meeting you on Thursday.',
  '',
  'Thank you for the quick answer.',
];
/** Conversations of the shipyard. */
export const staffThreads: readonly Thread[] = receivedRows
  .slice(0, 5)
  .map(({ applicantName, listingTitle }, index) => ({
    id: `thread-${index}`,
    organization,
    person: { id: `person-${index}`, name: applicantName },
    about: [{ title: listingTitle, application: { id: `application-${index}`, kind: 'job' } }],
    lastAt: before((index * index * 40 + 2) * minute),
    last:
      index === 3
        ? null
        : { side: index % 2 === 0 ? 'organization' : 'person', text: staffPreviews[index] ?? '' },
    unread: index === 1 ? 3 : 0,
    isBlocked: false,
    isSuspended: false,
  }));
/** Newest first, as the server sends them. */
export const threadMessages: readonly ThreadMessage[] = [
  {
    id: 'message-2',
    side: 'organization',
    authorName: 'Dana Fields',
    text: 'Good question. Boots and a hard hat are here, in every size. Ask for me at the gate.',
    at: before(2 * minute),
  },
  {
    id: 'message-1',
    side: 'person',
    authorName: 'Jordan Reyes',
    text: 'I will be there. What do I have to bring?',
    at: before(40 * minute),
  },
  {
    id: 'message-0',
    side: 'organization',
    authorName: 'Olive Owner',
    text: 'Thank you for your application. Could you come by on Monday at nine?',
    at: before(3 * 60 * minute),
  },
];
