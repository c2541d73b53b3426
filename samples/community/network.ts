import type { Group, Member, Message, NetworkFigures } from '@vetsync/machines/community/model';

/** The Your Network card (feature spec, section 9). */
export const networkFigures: NetworkFigures = { connections: 47, groups: 12, events: 8, messages: 23 };

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
export const sampleMembers: readonly Member[] = names.map((name, index) => ({
  id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
  name,
  service: nth(services, index),
  work: nth(works, index),
  location: nth(places, index),
}));

/** Newest conversation first; hours ago, then who wrote and what. 23 messages in all. */
const conversations: readonly (readonly [string, readonly (readonly [number, 'in' | 'out', string])[]])[] = [
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

/** The sample messages at `now` (epoch milliseconds), oldest first. */
export const sampleMessages = (now: number): Message[] =>
  conversations
    .flatMap(([memberId, lines]) =>
      lines.map(([hours, way, text], index) => ({
        id: `${memberId}-${index + 1}`,
        memberId,
        isSent: way === 'out',
        text,
        at: now - hours * hourMs,
      })),
    )
    .toSorted((a, b) => a.at - b.at);
