import { randomUUID } from 'node:crypto';
import type { CalendarChange } from '@vetsync/machines/bookings/model';
import type { MentorOffer } from '@vetsync/machines/community/model';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { createLimits } from '../../accounts/limits/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Sql } from '../../data/db.ts';
import { createCalendars } from '../../exchange/bookings/calendars.ts';
import { createCommands } from '../../exchange/commands/commands.ts';

const dayMs = 24 * 3_600_000;

type Offered = Pick<MentorOffer, 'work' | 'fields' | 'topics' | 'branch'> & Partial<MentorOffer>;
const offers: readonly Offered[] = [
  {
    work: 'Shift supervisor, Elizabeth River Ship Repair',
    fields: ['Operations', 'Skilled trades'],
    topics: ['First leadership role', 'Night shifts and family'],
    branch: 'Navy',
    times: 'Weekday evenings, Eastern Time',
  },
  {
    work: 'Help desk lead',
    fields: ['Technology'],
    topics: ['Security certifications', 'Interview practice'],
    branch: 'Air Force',
    languages: ['en', 'es'],
  },
  {
    work: 'Registered nurse',
    fields: ['Health care'],
    topics: ['Nursing school', 'Medic experience on a resume'],
    branch: 'Army',
    about: 'I went back to school at 34, with two kids at home.',
  },
  {
    work: 'Middle school teacher',
    fields: ['Education', 'Public service'],
    topics: ['Becoming a teacher', 'Going to school after 40'],
    branch: 'Marine Corps',
    times: 'Saturdays',
  },
  {
    work: 'Owner of a heating company',
    fields: ['Skilled trades'],
    topics: ['Starting a business', 'Licenses'],
    branch: 'Army',
    languages: ['en', 'es'],
  },
];

/** Who asks whom, by their places, and what they write to each other. */
const talks = [
  {
    asks: 0,
    mentor: 1,
    text: 'I led a crew of twelve on a destroyer. How did you explain that to people who never served?',
    step: 'accept',
    answers: [
      'I counted it: people, hours, money. Shall we go through your resume together?',
      'Yes, please!',
    ],
  },
  { asks: 0, mentor: 3, text: 'How long did your teaching license take you?' },
  { asks: 4, mentor: 0, text: 'May I ask you about your first months as a supervisor?' },
  { asks: 5, mentor: 0, text: 'How do you deal with night shifts?', step: 'wait' },
  { asks: 2, mentor: 4, text: 'I’d like to open a workshop. Where did you begin?', step: 'decline' },
] as const;

/** When the first mentor has time. */
const hours: CalendarChange = {
  hours: [1, 3, 4].map((weekday) => ({ weekday, from: '17:00', to: '20:00' })),
  visitTypes: [
    { name: 'First talk', minutes: 30, confirms: 'onRequest', how: 'phone', where: 'I’ll call you.' },
  ],
};

/** Mentors, and what people asked them, by the commands that the app sends. */
export async function addSampleMentors({
  sql,
  clock,
  config,
  people,
}: {
  sql: Sql;
  clock: Clock;
  config: Config;
  people: readonly { id: string }[];
}): Promise<void> {
  const arrived = clock.now().getTime();
  let now = new Date(arrived - 20 * dayMs);
  const limits = createLimits(sql, clock, config);
  const commands = createCommands({ sql, clock: { now: () => now }, limits, random: () => 0.5 });
  const run = async (nth: number, type: string, payload: object) => {
    now = new Date(now.getTime() + dayMs / 2);
    const command = { id: randomUUID(), type, payload } as ExchangeCommand;
    return (await commands.run(people[nth]!.id, command)).facts;
  };
  const rest = { location: 'Norfolk, VA', about: '', times: '', languages: ['en'], capacity: 3 };
  for (const [nth, offer] of offers.entries()) await run(nth, 'mentor.offer', { ...rest, ...offer });
  const [first] = people;
  await createCalendars(sql, clock).change(first!.id, first!.id, hours);
  for (const { asks, mentor, text, ...more } of talks) {
    const [asked] = await run(asks, 'mentor.request', { mentorId: people[mentor]!.id, text });
    const mentorshipId = asked!.subject;
    if ('step' in more) await run(mentor, `mentor.${more.step}`, { mentorshipId });
    for (const [nth, answer] of ('answers' in more ? more.answers : []).entries()) {
      const writer = nth % 2 === 0 ? mentor : asks;
      // As in the app, they open the conversation first.
      await run(writer, 'thread.read', { threadId: mentorshipId });
      await run(writer, 'message.toPerson', { threadId: mentorshipId, text: answer });
    }
  }
}
