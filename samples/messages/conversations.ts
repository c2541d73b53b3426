import type {
  MessagingRole,
  Correspondent,
  EarlierMessages,
  PortalMessage,
} from '@vetsync/machines/messages/model';

/** Hours ago, who wrote, and what. */
type Line = readonly [hoursAgo: number, way: 'in' | 'out', text: string];

interface SampleConversation {
  /** The last so many have not been read. */
  unread: number;
  lines: readonly Line[];
}

const recruiter: readonly SampleConversation[] = [
  {
    unread: 4,
    lines: [
      [30, 'out', 'Thank you for applying. Which days suit you for a first call?'],
      [3.5, 'in', 'Any morning but Thursday.'],
      [3.4, 'in', 'I am on shift until two on the other days.'],
      [1.2, 'in', 'Tuesday at nine just became free as well.'],
      [0.4, 'in', 'Should I have my transcript at hand?'],
    ],
  },
  {
    unread: 3,
    lines: [
      [52, 'in', 'Is this position open to people who move within three months?'],
      [50, 'out', 'It is. We help with the move, too.'],
      [5, 'in', 'That is good news for my family.'],
      [4.9, 'in', 'We looked at schools on the weekend.'],
      [2.1, 'in', 'Could we talk about the start date?'],
    ],
  },
  {
    unread: 3,
    lines: [
      [26, 'out', 'Your clearance is still active, is it?'],
      [7, 'in', 'It is, for two more years.'],
      [6.9, 'in', 'My security officer can confirm it in writing.'],
      [6, 'in', 'Whom should the letter go to?'],
    ],
  },
  {
    unread: 3,
    lines: [
      [31, 'in', 'I added the certificate you asked for.'],
      [9, 'in', 'And the two references.'],
      [8.8, 'in', 'One of them is on leave until Monday.'],
      [8, 'in', 'Please try her in the afternoon.'],
    ],
  },
  {
    unread: 2,
    lines: [
      [75, 'out', 'How would you like the technical interview: by video or here?'],
      [12, 'in', 'Here, if I may see the team as well.'],
      [11, 'in', 'I can be in Dallas on a day’s notice.'],
    ],
  },
  {
    unread: 2,
    lines: [
      [28, 'in', 'What does a normal week look like in this team?'],
      [27, 'in', 'I have led night shifts and know both sides.'],
    ],
  },
  {
    unread: 2,
    lines: [
      [49, 'out', 'We have one more question about your time as a platoon sergeant.'],
      [33, 'in', 'Gladly. Ask right here or call me after five.'],
      [32, 'in', 'My number is in the application.'],
    ],
  },
  {
    unread: 2,
    lines: [
      [40, 'in', 'Does the range on the page include the shift bonus?'],
      [39, 'in', 'I would like to compare it with another offer.'],
    ],
  },
  {
    unread: 1,
    lines: [
      [97, 'out', 'The hiring manager liked how you explained the supply route.'],
      [55, 'in', 'Thank you for telling me. What comes next?'],
    ],
  },
  {
    unread: 1,
    lines: [
      [120, 'in', 'I have moved: my new address is in the profile.'],
      [118, 'out', 'Noted, thank you.'],
      [60, 'in', 'I can also start a week earlier now.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [170, 'in', 'May I bring a friend from my unit to the open house?'],
      [168, 'out', 'Please do. Both of you are on the list.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [200, 'out', 'Thank you for your time today.'],
      [198, 'in', 'Thank you. It was good to talk to somebody who has read the file.'],
      [196, 'out', 'You hear from us by the end of the week.'],
    ],
  },
];

const university: readonly SampleConversation[] = [
  {
    unread: 2,
    lines: [
      [30, 'out', 'We have your joint services transcript. Two courses can be counted.'],
      [4, 'in', 'Which two? I took leadership and statistics.'],
      [3.8, 'in', 'And is there a form for the third one?'],
    ],
  },
  {
    unread: 2,
    lines: [
      [27, 'in', 'Can I begin in summer instead of fall?'],
      [26.5, 'in', 'My orders end in May.'],
    ],
  },
  {
    unread: 1,
    lines: [
      [70, 'out', 'Your certificate of eligibility has come in. Thank you.'],
      [46, 'in', 'Good. When does the housing allowance begin?'],
    ],
  },
  {
    unread: 0,
    lines: [
      [90, 'in', 'Is the veterans’ lounge open in the evening?'],
      [88, 'out', 'Until ten on weekdays. The coffee is free.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [130, 'out', 'Your essay reads well. Please add the dates of your service.'],
      [128, 'in', 'Done.'],
      [127, 'out', 'Thank you, it is complete now.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [190, 'in', 'Thank you for the campus tour. My daughter wants to study here too.'],
      [188, 'out', 'She would be welcome.'],
    ],
  },
];

const nonprofit: readonly SampleConversation[] = [
  {
    unread: 0,
    lines: [
      [20, 'in', 'The landlord answered. He wants to see us on Friday.'],
      [19, 'out', 'Good. I come along. Half past nine at the door?'],
      [18.5, 'in', 'Yes. Thank you.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [44, 'out', 'The utility company gives you until the fifteenth.'],
      [43, 'in', 'That helps a lot. What do you need from me?'],
      [42, 'out', 'A photo of the last bill is enough.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [72, 'in', 'Is there room in the child care group on Mondays?'],
      [70, 'out', 'There is, from next week on. I put you down.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [120, 'out', 'How was the interview?'],
      [118, 'in', 'They want me back for a second one.'],
      [117, 'out', 'Wonderful. Practice with us on Wednesday if you like.'],
    ],
  },
  {
    unread: 0,
    lines: [
      [160, 'in', 'The mentor you found for me called. We meet on Saturday.'],
      [158, 'out', 'Glad to hear it.'],
    ],
  },
];

const conversations: Readonly<Record<MessagingRole, readonly SampleConversation[]>> = {
  recruiter,
  university,
  nonprofit,
};

/** How many sample messages of an organization are unread at first. */
export const unreadInConversations = (role: MessagingRole): number =>
  conversations[role].reduce((sum, { unread }) => sum + unread, 0);

const hourMs = 3_600_000;

/** The sample conversations as seen at `now` (epoch milliseconds): with the first of these people, one each. */
export function sampleMessagesOf(
  role: MessagingRole,
  people: readonly Pick<Correspondent, 'id'>[],
  now: number,
): EarlierMessages {
  const pairs = conversations[role].flatMap((conversation, index) => {
    const person = people[index];
    return person ? [{ conversation, personId: person.id }] : [];
  });
  const messages = pairs.flatMap(({ conversation, personId }) =>
    conversation.lines.map(([hoursAgo, way, text], at): PortalMessage => ({
      id: `sample-${personId}-${at + 1}`,
      personId,
      isSent: way === 'out',
      text,
      at: now - hoursAgo * hourMs,
      isSimulated: false,
    })),
  );
  return {
    messages,
    unread: Object.fromEntries(pairs.map(({ conversation, personId }) => [personId, conversation.unread])),
  };
}
