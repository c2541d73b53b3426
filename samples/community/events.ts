import { mergeEvents } from '@vetsync/machines/community/model';
import type { CommunityEvent, CommunityStats } from '@vetsync/machines/community/model';
import type { EventType } from '@vetsync/machines/model/world';
import { dayIn, addDays } from '@vetsync/machines/model/time';

const central = 'America/Chicago';

const eastern = 'America/New_York';

const pacific = 'America/Los_Angeles';

type Row = Pick<
  CommunityEvent,
  'id' | 'title' | 'type' | 'time' | 'durationMinutes' | 'location' | 'description' | 'organizer'
> & {
  /** Days from today. */
  inDays: number;
  taken: number;
  of: number;
  waiting?: number;
  timeZone?: string;
  isOnline?: boolean;
  groupId?: string;
};

const row = (
  [id, title, type]: [string, string, EventType],
  [inDays, time, durationMinutes]: [number, string, number],
  [taken, of]: [number, number],
  rest: Pick<Row, 'location' | 'description' | 'organizer' | 'timeZone' | 'isOnline' | 'groupId' | 'waiting'>,
): Row => ({ id, title, type, inDays, time, durationMinutes, taken, of, ...rest });

/** Events of the demo. All places and organizers are invented; eight are held by the reader's groups. */
const rows: readonly Row[] = [
  row(['hiring-fair', 'Veteran hiring fair', 'career'], [2, '10:00', 180], [184, 250], {
    location: 'Lone Prairie Exposition Hall, Austin',
    description:
      'Forty employers who want what you learned in uniform. Bring five copies of your resume; a table at the door helps to write one.',
    organizer: 'Austin Transition Circle',
    groupId: 'austin-transition',
  }),
  row(['sunrise-walk', 'Sunrise walk and coffee', 'wellness'], [3, '07:00', 90], [14, 20], {
    location: 'Willow Bend Trailhead, Austin',
    description:
      'Three easy miles along the creek, then coffee. The path is paved; canes, wheels and dogs are welcome.',
    organizer: 'Hill Country Walkers',
    groupId: 'hill-walkers',
  }),
  row(['gi-bill-answers', 'GI Bill questions, answered', 'education'], [3, '18:00', 60], [61, 100], {
    location: 'Online, link after joining',
    isOnline: true,
    description:
      'Two certifying officials go through months, housing and transfers, and take every question.',
    organizer: 'State University Veteran Center',
  }),
  row(['resume-review', 'Resume review, one to one', 'career'], [4, '17:30', 120], [12, 12], {
    location: 'Online, link after joining',
    isOnline: true,
    timeZone: eastern,
    waiting: 4,
    description: 'Twenty minutes with a recruiter who reads your resume line by line.',
    organizer: 'Harbor Light Staffing',
  }),
  row(['sleeping-well', 'Sleeping well again', 'wellness'], [4, '18:30', 90], [19, 25], {
    location: 'Online, link after joining',
    isOnline: true,
    description: 'A sleep therapist on nightmares, shift work and what helps tonight. Cameras may stay off.',
    organizer: 'Veterans Medical Center',
  }),
  row(['mock-interviews', 'Mock interviews with recruiters', 'career'], [4, '19:00', 90], [9, 16], {
    location: 'Riverbend Library, Austin',
    description: 'Practice out loud, hear what worked, try again. Bring one job posting you like.',
    organizer: 'Logistics Veterans Network',
    groupId: 'logistics',
  }),
  row(['lake-cookout', 'Family cookout at the lake', 'social'], [5, '12:00', 240], [78, 120], {
    location: 'Cedar Cove Park, Pavilion 2, Austin',
    description:
      'Grill, swim and meet the neighbors. Children and parents welcome; vegetarian food is there.',
    organizer: 'Central Texas Army Families',
    groupId: 'army-families',
  }),
  row(['game-night', 'Board games and pizza', 'social'], [6, '18:00', 180], [17, 24], {
    location: 'Fourth Street Hall, Austin',
    description: 'Bring a game or learn one. A quiet room is open all evening.',
    organizer: 'Off Duty Gamers',
    groupId: 'gamers',
  }),
  row(['gentle-yoga', 'Yoga for stiff backs', 'wellness'], [7, '12:00', 60], [15, 15], {
    location: 'Eastside Wellness Studio, Austin',
    waiting: 2,
    description: 'Slow stretches on a chair or a mat, led by a veteran who teaches after injury.',
    organizer: 'Eastside Wellness Studio',
  }),
  row(['college-essay', 'Writing a college essay', 'education'], [8, '18:00', 90], [22, 30], {
    location: 'Online, link after joining',
    isOnline: true,
    description: 'Turn deployments and night shifts into the 500 words that an admissions office remembers.',
    organizer: 'Cedar Valley College',
  }),
  row(['house-repairs', 'Volunteer day: house repairs', 'other'], [9, '08:00', 360], [33, 40], {
    location: 'Meeting point: Oak Street 12, San Antonio',
    description: 'Ramps, roofs and a fence for three older veterans. Tools and lunch are there.',
    organizer: 'Hands and Hammers',
    groupId: 'hammers',
  }),
  row(['federal-resume', 'Federal resume workshop', 'career'], [11, '09:00', 180], [88, 150], {
    location: 'Online, link after joining',
    isOnline: true,
    timeZone: eastern,
    description: 'What a federal resume needs that others do not, and how veterans’ preference is shown.',
    organizer: 'Public Service Careers Office',
  }),
  row(['spouses-evening', 'Spouses’ evening', 'social'], [12, '18:30', 120], [9, 16], {
    location: 'Magnolia House, San Antonio',
    description: 'Dinner and open talk for partners. What is said there stays there.',
    organizer: 'Home Front Partners',
    groupId: 'partners',
  }),
  row(['campus-visit', 'Campus visit: State University', 'education'], [13, '10:00', 240], [27, 30], {
    location: 'State University, Visitor Gate, College Station',
    description: 'Classrooms, the veteran lounge and lunch with students who served.',
    organizer: 'State University Veteran Center',
  }),
  row(['claims-town-hall', 'Town hall on disability claims', 'other'], [16, '18:00', 120], [140, 300], {
    location: 'Online, link after joining',
    isOnline: true,
    timeZone: pacific,
    description: 'Accredited helpers explain evidence, exams and appeals, and take questions by chat.',
    organizer: 'Veterans Foundation',
  }),
  row(['small-business', 'Starting a small business', 'career'], [21, '17:00', 120], [21, 35], {
    location: 'Fourth Street Hall, Austin',
    description: 'Three owners on money, permits and the first customer. They brought their mistakes along.',
    organizer: 'Veteran Founders Texas',
    groupId: 'founders',
  }),
];

/** The sample events at `now` (epoch milliseconds), soonest first: what is upcoming is always upcoming. */
export function sampleEvents(now: number): CommunityEvent[] {
  const today = dayIn(central, now);
  const events = rows.map(({ inDays, taken, of, ...event }) => ({
    timeZone: central,
    isOnline: false,
    groupId: null,
    waiting: 0,
    ...event,
    date: addDays(today, inDays),
    attendees: taken,
    maxAttendees: of,
    isHosted: false,
  }));
  return mergeEvents(events, []);
}

/** Headline stats (feature spec, section 9). */
export const communityStats: CommunityStats = {
  activeMembers: 15_247,
  monthlyEvents: 89,
  successStories: 3_421,
  organizations: 247,
};
