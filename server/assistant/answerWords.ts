const list = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** What answers say around what was looked up. */
export const answerWords = {
  reported: 'As reported; confirm it on the official page.',
  unconfirmed: (title: string, place: string) =>
    `VetSync hasn’t confirmed “${title}” yet, so it won’t guess. Where to check: ${place}.`,
  brokeOff: 'The model’s answer broke off here. VetSync’s own library goes on:',
  general: 'What is known in general:',
  also: 'Also worth knowing:',
  sureDates: (title: string, due: string, opens: string | null) =>
    opens === null ? `${title}: until ${due}.` : `${title}: from ${opens} to ${due}.`,
  over: (title: string, due: string) => `${title}: the last day was ${due}.`,
  needsDate: 'Tell me your last day of service, and I can work out the dates.',
  timeline: (date: string) =>
    `These are the next dates for a last day of service on ${date}. What is marked as a right ends then; the rest is advice.`,
  spouse: 'For you as a spouse, these are the dates that depend on the last day of service.',
  notFound:
    'I don’t know that. A person can help: call VA at the number on its contact page, or ask a veterans service officer.',
  notImported: 'This VetSync has no data for that yet.',
  askZip: 'Which ZIP code or city is it about?',
  askSchoolZip: 'Which school is it, or which ZIP code is its campus in?',
  askCode: 'Which military job code is it, and in which branch?',
  askText: 'Paste the text here, and tell me which job it’s for. I keep your facts and add none.',
  housing: (monthly: string, area: string, from: string, to: string) =>
    `The full Post-9/11 housing rate for ${area} is ${monthly} a month, from ${from} to ${to}. It is the pay of an E-5 with dependents at the ZIP code of the campus. What you get depends on your percentage and your course load.`,
  allowanceTitle: 'Basic Allowance for Housing',
  askGrade: 'What’s your pay grade, such as E-5, and at which ZIP code?',
  allowance: (
    grade: string,
    hasDependents: boolean,
    { monthly, area, year }: { monthly: string; area: string; year: number },
  ) =>
    `In ${year}, BAH for an ${grade} ${hasDependents ? 'with' : 'without'} dependents in ${area} is ${monthly} a month.`,
  allowanceEnds:
    'BAH ends with active duty. The GI Bill pays everyone the rate of an E-5 with dependents where the campus is, whatever their own rank.',
  housingShare: (percent: number, amount: string) => `${percent} percent of it is ${amount}.`,
  noHousing: (zip: string) => `No housing rate is known here for ${zip} and this school year.`,
  school: (names: readonly string[]) => `I found ${list(names)}.`,
  yellowRibbon: (name: string, offers: boolean | null, year: string) =>
    offers === null
      ? `${name} didn’t report whether it takes part in Yellow Ribbon.`
      : offers
        ? `${name} reported for ${year} that it takes part in Yellow Ribbon. How many places are left, only the school knows: they go first come, first served.`
        : `${name} reported for ${year} that it doesn’t take part in Yellow Ribbon.`,
  noSchool: 'I found no school like that in the list.',
  places: (name: string) => `The nearest is ${name}. Posted hours can be out of date, so call first.`,
  placesNow: 'I can only see posted hours, not whether it is open right now. In danger, call 911.',
  noPlaces: 'I found no place near there in the list. VA has its own search.',
  occupation: (code: string, title: string, civilian: readonly string[]) =>
    `${code} (${title}) leads to ${list(civilian)}, by the official crosswalk.`,
  pay: (title: string, amount: string) =>
    `${title}: half of the people in this work make more than ${amount} a year, and half make less, in the whole country.`,
  militaryOnly: (code: string, title: string) =>
    `${code} (${title}) has no civilian twin on record. Look for jobs by what you did: leading, planning, safety, training others.`,
  noOccupation: 'That code isn’t in the official list I have. Check it, or ask for a code close to it.',
  license: 'Whether you need a license, your state board decides.',
  listings: (count: number): string =>
    count === 1 ? 'This is on VetSync now.' : `These ${count} are on VetSync now.`,
  listingsElsewhere: 'I found nothing there now. Elsewhere, there is this:',
  noListings: 'Nothing on VetSync fits that now. Try other words, or a place nearby.',
  events: 'These events are on VetSync now.',
  noEvents: 'I found no such event on VetSync now.',
  otherEvents: 'These are others:',
  rate: (lines: string, from: string, to: string) => `${lines} This is for ${from} to ${to}.`,
  rateEnded: (lines: string, from: string, to: string) =>
    `The last confirmed amount is ${lines} It was for ${from} to ${to}. The new one isn’t confirmed here, so check the official page.`,
  noRate: 'VetSync has no confirmed amount for that. The official page has it.',
  rateNames: {
    '33-private-or-foreign-cap-per-year': 'Private or foreign school: up to',
    '33-online-only-housing-per-month': 'housing if all your classes are online:',
  } as Readonly<Record<string, string>>,
  rateUnits: {
    month: 'a month',
    year: 'a year',
    once: 'once',
    credit: 'a credit',
    each: 'for each test',
    hour: 'an hour',
  } as Readonly<Record<string, string>>,
  percentOf: (percent: number, days: string) =>
    `With ${days} days that is about ${percent} percent of the Post-9/11 GI Bill. Count your exact days of active duty, because a few can change it.`,
  capDifference: (cost: string, cap: string, rest: string) =>
    `At the 100 percent level, VA pays up to ${cap} a year at a private school. Of ${cost}, ${rest} would be left. Yellow Ribbon may cover some of it, if the school takes part and has a place for you.`,
  capCovers: (cost: string, cap: string) =>
    `At the 100 percent level, VA pays up to ${cap} a year at a private school, so ${cost} is within it.`,
  appointments: (count: number): string =>
    count === 0
      ? 'You have no upcoming appointments on VetSync.'
      : 'Your next appointments. Times are local to each place.',
  applications: (count: number): string =>
    count === 0
      ? 'You haven’t sent any applications on VetSync.'
      : 'Your applications, newest first. If an organization gave a reason, it’s on the application’s page. Otherwise no one told VetSync.',
  whoSaw: 'Your account lists who viewed what you sent, under “Who viewed your information.”',
  profile: 'This is in your profile. You can change it there.',
  action:
    'I don’t change anything myself. Here’s where to do it. You’ll see what happens before you confirm.',
  actionAccount:
    'You delete your account, change your address or download your data on the account page. It says what is kept before you confirm.',
  actionApplication: 'Open the application to withdraw it or send it again.',
  ownCase:
    'I can’t see payments or claims at VA, so I won’t guess the cause. Ask VA, and have your school ask, too.',
  handover: {
    ownClaim:
      'I can’t advise you on your own claim, rating or evidence: only an accredited representative may do that. Their help with a claim is free. VA has a search for one near you.',
    medical:
      'I can’t say what a symptom is or what to do with medicine. Please talk to your doctor before you change anything. If it gets worse or you feel unsafe, call 911, or 988 and press 1.',
    legal:
      'I can’t give legal advice. A lawyer can, and many bases and law schools help for free. Rules differ by state.',
    employerRights:
      'I can’t judge your case. The Labor Department’s VETS office helps people who lost a job or pay because of service, for free. A lawyer can, too.',
    eligibility:
      'I can’t promise what you will get. VA or the office in charge decides. Apply even if you’re not sure: asking costs nothing.',
    notKnown: 'No one here can say that. The office in charge can.',
    ownDecision:
      'That is your decision, and I don’t know enough to make it for you. A counselor can talk it through.',
  },
  discharge: 'Apply anyway: VA looks at each case. A Vet Center may help whatever the discharge says.',
  refuse:
    'I keep to my rules: I answer with sources, and I don’t change who I am or show how I work. I’m glad to help with your question.',
  injected:
    'The text you pasted has instructions for me in it. I don’t follow those; be careful with it, and don’t give anyone your Social Security number.',
  otherPerson:
    'I can’t show other people’s information, or say whether someone is here. Only the organization sees what candidates send. To reach someone, write to them in Messages.',
  politics:
    'I don’t take sides or give advice on politics. To register to vote, use the official page. If something went wrong at VA, its patient advocate or the White House VA Hotline takes complaints.',
  insult: 'I understand that this is frustrating. If you want a person, these phone lines can help.',
  ask: 'I want to get this right. Which one do you mean?',
  askHelp:
    'I’m here. What do you need help with? If you are in danger or just need to talk, call 988 and press 1.',
  askUnsure:
    'Look at the authority on your orders: it names the title. Your unit can tell you which one it was.',
  next: {
    timeline: 'What are my dates before I get out?',
    housing: 'How much is housing at my school?',
    rate: 'What does the GI Bill pay?',
    disability: 'How much is VA disability pay?',
    claim: 'Who helps me with a claim for free?',
    jobs: 'Show me jobs near me',
    occupation: 'What civilian jobs fit my military job?',
    applications: 'How are my applications?',
    appointments: 'When is my next appointment?',
    vetCenter: 'Where is the nearest Vet Center?',
    tricare: 'What happens to TRICARE when I leave?',
    bdd: 'When can I file a claim before I leave?',
    job: 'When do I have to go back to my old job?',
    capstone: 'When do I have to finish TAP?',
    militaryPay: 'When is my last military pay?',
  },
  proposeDeadline: (title: string) => `Save a reminder: ${title}`,
  proposeApply: (title: string) => `Start this application: ${title}`,
  labels: { what: 'What', when: 'When', organization: 'Organization', sends: 'What is sent' },
  sendsProfile: 'Your profile as it is now',
};
export type AnswerWords = typeof answerWords;
