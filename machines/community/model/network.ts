import { plainText } from '../../model/text/filterText.ts';
import { desks } from '../../messages/model/messagesRoute.ts';
import type { Desk } from '../../messages/model/messagesRoute.ts';
import { sampleProfileOf } from '../../model/world/profiles.ts';
import { veteranId } from '../../model/world/demoIdentities.ts';
import type { SentMessage, World } from '../../model/world/world.ts';

/** The Your Network card (feature spec, section 9). */
export const networkFigures = { connections: 47, groups: 12, events: 8, messages: 23 } as const;
/** Entries of the card, in its order. */
export const networkEntries = ['connections', 'groups', 'events', 'messages'] as const;
export type NetworkEntry = (typeof networkEntries)[number];

export interface Group {
  id: string;
  name: string;
  /** What it is about, in one line. */
  about: string;
  members: number;
  location: string;
}

/** The reader's groups. All are invented. */
export const sampleGroups: readonly Group[] = [
  {
    id: 'austin-transition',
    name: 'Austin Transition Circle',
    about: 'First jobs, first suits, first year out.',
    members: 412,
    location: 'Austin, Texas',
  },
  {
    id: 'logistics',
    name: 'Logistics Veterans Network',
    about: 'Supply, transport and operations people in civilian work.',
    members: 1_836,
    location: 'Online',
  },
  {
    id: 'hill-walkers',
    name: 'Hill Country Walkers',
    about: 'Easy miles at sunrise, three times a week.',
    members: 96,
    location: 'Austin, Texas',
  },
  {
    id: 'army-families',
    name: 'Central Texas Army Families',
    about: 'Cookouts, moving help and babysitting swaps.',
    members: 655,
    location: 'Killeen, Texas',
  },
  {
    id: 'gamers',
    name: 'Off Duty Gamers',
    about: 'Board and video games, no drinking needed.',
    members: 238,
    location: 'Austin, Texas',
  },
  {
    id: 'hammers',
    name: 'Hands and Hammers',
    about: 'Repairs for older veterans, one Saturday a month.',
    members: 174,
    location: 'San Antonio, Texas',
  },
  {
    id: 'partners',
    name: 'Home Front Partners',
    about: 'For spouses and partners, by spouses and partners.',
    members: 320,
    location: 'San Antonio, Texas',
  },
  {
    id: 'founders',
    name: 'Veteran Founders Texas',
    about: 'Owners of small businesses who share what they learned.',
    members: 289,
    location: 'Online',
  },
  {
    id: 'evening-students',
    name: 'Evening Students',
    about: 'Degrees after work: notes, deadlines and encouragement.',
    members: 517,
    location: 'Online',
  },
  {
    id: 'new-parents',
    name: 'New Parents Who Served',
    about: 'Short nights, shared.',
    members: 143,
    location: 'Online',
  },
  {
    id: 'better-sleep',
    name: 'Better Sleep',
    about: 'What helps, what does not, no judgment.',
    members: 402,
    location: 'Online',
  },
  {
    id: 'fleet',
    name: 'Fleet and Motor Pool Alumni',
    about: 'Mechanics, drivers and the people who kept them moving.',
    members: 761,
    location: 'Online',
  },
];
export const groupIds = sampleGroups.map(({ id }) => id);
export const groupName = (id: string | null): string | null =>
  sampleGroups.find((group) => group.id === id)?.name ?? null;

export interface Member {
  id: string;
  name: string;
  /** Branch of service, or how somebody belongs. */
  service: string;
  work: string;
  location: string;
}

const names =
  'Aaron Whitfield|Alicia Montoya|Andre Coleman|Beth Lindqvist|Brandon Tsosie|Carla Jimenez|Cedric Boone|Chloe Nakamura|Curtis Holloway|Dana Pruitt|Darnell Oakes|Denise Kowalski|Diego Salazar|Elena Voss|Eric Sandoval|Faith Abernathy|Frank Delacroix|Gabriela Ruiz|Garrett Stokes|Hannah Brandt|Ibrahim Haddad|Imani Fletcher|Jared Quinlan|Jasmine Cole|Joel Petersen|Kayla Begay|Keith Ransom|Lauren Ashby|Leon Vasquez|Maya Thornton|Miguel Arce|Monique Baptiste|Nathan Yoder|Nina Castellano|Omar Siddiq|Paula Greer|Quentin Mayes|Rachel Stavros|Reggie Tillman|Rosa Villareal|Sean Gallagher|Shauna Redbird|Terrence Ivey|Tina Hoang|Victor Palmer|Wendy Strand|Xavier Lyle'.split(
    '|',
  );
const services = ['Army', 'Navy', 'Marine Corps', 'Air Force', 'Army', 'Coast Guard', 'Space Force'];
const works = [
  'Warehouse supervisor',
  'Nursing student',
  'Fleet mechanic',
  'Project coordinator',
  'Electrician’s apprentice',
  'IT support technician',
  'Teacher',
  'Looking for work',
  'Paramedic',
  'Small business owner',
  'Dispatcher',
];
const places = ['Austin, Texas', 'San Antonio, Texas', 'Killeen, Texas', 'Houston, Texas', 'Dallas, Texas'];
const nth = (list: readonly string[], at: number) => list[at % list.length] ?? '';

/** The reader's connections. All are invented. */
export const sampleMembers: readonly Member[] = names.map((name, at) => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  service: nth(services, at),
  work: nth(works, at),
  location: nth(places, at),
}));

/** Longest search among connections, in characters. */
export const memberSearchMax = 100;

/** Search in name, service, work and place, without regard to case or accents. */
export function findMembers<Found extends Member>(members: readonly Found[], q: string): Found[] {
  const wanted = plainText(q).trim();
  if (wanted === '') return [...members];
  return members.filter(({ name, service, work, location }) =>
    [name, service, work, location].some((text) => plainText(text).includes(wanted)),
  );
}

export interface Message {
  id: string;
  /** Whom it is exchanged with. */
  memberId: string;
  isOwn: boolean;
  text: string;
  /** Epoch milliseconds. */
  at: number;
}

/** Newest thread first; hours ago, then who wrote and what. 23 messages in all. */
const threads: readonly (readonly [string, readonly (readonly [number, 'in' | 'out', string])[]])[] = [
  [
    'alicia-montoya',
    [
      [30, 'in', 'Are you going to the hiring fair?'],
      [28, 'out', 'I want to. Is it worth the drive?'],
      [27, 'in', 'Lone Prairie had six openings last time.'],
      [5, 'in', 'I saved you a seat at the resume table.'],
      [4, 'in', 'Ten o’clock, main door.'],
    ],
  ],
  [
    'keith-ransom',
    [
      [54, 'in', 'How did you get your credits counted?'],
      [52, 'out', 'Sent the joint services transcript to the advisor.'],
      [51, 'in', 'They wanted the course descriptions too.'],
      [50, 'out', 'I have them, will look tonight.'],
      [26, 'in', 'That worked. Nine credits!'],
    ],
  ],
  [
    'faith-abernathy',
    [
      [80, 'in', 'The walkers meet at the creek this week.'],
      [78, 'out', 'Is the path all right for my knee?'],
      [77, 'in', 'Paved all the way. Bring the brace.'],
      [72, 'in', 'Coffee is on me.'],
    ],
  ],
  [
    'terrence-ivey',
    [
      [120, 'in', 'We need two more for the roof on Oak Street.'],
      [118, 'out', 'Which day?'],
      [117, 'in', 'The Saturday one. Starts at eight.'],
      [116, 'out', 'I will ask at home.'],
    ],
  ],
  [
    'nina-castellano',
    [
      [170, 'in', 'Welcome to Evening Students.'],
      [169, 'in', 'The shared notes are in the first post.'],
      [168, 'out', 'Thank you. Which statistics class did you take?'],
    ],
  ],
  [
    'omar-siddiq',
    [
      [220, 'in', 'Your question about claims went to the town hall team.'],
      [219, 'in', 'They will answer it there.'],
    ],
  ],
];

const hourMs = 3_600_000;

/** The sample messages as seen at `now` (epoch milliseconds), oldest first. */
export const sampleMessages = (now: number): Message[] =>
  threads
    .flatMap(([memberId, lines]) =>
      lines.map(([hours, way, text], at) => ({
        id: `${memberId}-${at + 1}`,
        memberId,
        isOwn: way === 'out',
        text,
        at: now - hours * hourMs,
      })),
    )
    .toSorted((a, b) => a.at - b.at);

/** A message of the world as its veteran has to do with it, or null where it is between others. */
function seenByVeteran({ id, to, from, text, at }: SentMessage): Message | null {
  if (from === undefined || from === veteranId) return { id, memberId: to, isOwn: true, text, at };
  return to === veteranId ? { id, memberId: from, isOwn: false, text, at } : null;
}

/** Organizations that the veteran applied to or that wrote: whom they write to beside their connections. */
export function organizationContacts(world: World): Member[] {
  const applied: Readonly<Record<Desk, readonly unknown[]>> = {
    recruiter: world.jobApplications,
    university: world.collegeApplications,
    nonprofit: world.nonprofitApplications,
  };
  const wrote = new Set(mergeMessages([], world.sentMessages).map(({ memberId }) => memberId));
  return desks
    .filter((desk) => applied[desk].length > 0 || wrote.has(desk))
    .map((desk) => {
      const { name, organization, title, location } = sampleProfileOf(desk);
      return { id: desk, name, service: organization, work: title, location: location };
    });
}

/** Samples, and what was written here, oldest first. */
export const mergeMessages = (samples: readonly Message[], sent: readonly SentMessage[]): Message[] =>
  [...samples, ...sent.flatMap((message) => seenByVeteran(message) ?? [])].toSorted((a, b) => a.at - b.at);

/** The last message of each conversation, newest first. */
export function lastMessages(messages: readonly Message[]): Message[] {
  const last = new Map(messages.map((message) => [message.memberId, message]));
  return [...last.values()].toSorted((a, b) => b.at - a.at);
}
