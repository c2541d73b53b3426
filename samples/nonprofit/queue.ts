import type { Triage } from '@vetsync/machines/model/cases';
import type { ProgramApplication } from '@vetsync/machines/nonprofit/model';
import { nonprofitOrganization } from '@vetsync/machines/model/world';

interface Sample extends Triage {
  name: string;
  service: readonly [branch: string, rank: string];
  program: string;
  hoursAgo: number;
  needs: readonly string[];
  situation: string;
  message: string;
}

const housing = 'Housing Assistance';

const transition = 'Career Transition';

const family = 'Family Support';

const samples: readonly Sample[] = [
  {
    name: 'Loretta Vandermeer',
    service: ['Army', 'Sergeant'],
    program: housing,
    priority: 'Critical',
    urgency: 'Critical',
    hoursAgo: 5,
    needs: ['Deposit or first rent', 'Moving costs'],
    situation: 'Living in a car with two children since Monday',
    message:
      'A landlord on the north side would take us on the first if the deposit is there. I work nights.',
  },
  {
    name: 'Curtis Applewhite',
    service: ['Marine Corps', 'Corporal'],
    program: housing,
    priority: 'Critical',
    urgency: 'Urgent',
    hoursAgo: 20,
    needs: ['Talking with a landlord', 'Deposit or first rent', 'Utility bills'],
    situation: 'Notice to leave by the end of the month',
    message: 'Two months behind after an injury at work. I am back on the job since last week.',
  },
  {
    name: 'Yolanda Estrella',
    service: ['Navy', 'Petty Officer First Class'],
    program: family,
    priority: 'High',
    urgency: 'Urgent',
    hoursAgo: 28,
    needs: ['Child care', 'Family counseling'],
    situation: 'Husband deployed, mother of three, new night shift',
    message: '',
  },
  {
    name: 'Bertrand Oyelaran',
    service: ['Air Force', 'Staff Sergeant'],
    program: housing,
    priority: 'High',
    urgency: 'Urgent',
    hoursAgo: 44,
    needs: ['Utility bills'],
    situation: 'Power will be cut next week',
    message: 'One bill would be enough. My disability payment starts in December.',
  },
  {
    name: 'Shirin Caldwell',
    service: ['Army', 'Captain'],
    program: transition,
    priority: 'High',
    urgency: 'Standard',
    hoursAgo: 51,
    needs: ['Meeting employers', 'Interview practice'],
    situation: 'Separates in six weeks, no offer yet',
    message: 'Eight years in signals. I would like to stay in San Antonio.',
  },
  {
    name: 'Wyatt Longfellow',
    service: ['Coast Guard', 'Boatswain’s Mate'],
    program: transition,
    priority: 'Medium',
    urgency: 'Standard',
    hoursAgo: 70,
    needs: ['Resume help', 'Interview practice', 'Travel to interviews'],
    situation: 'Working part time',
    message: '',
  },
  {
    name: 'Ngozi Hathaway',
    service: ['Army', 'Specialist'],
    program: family,
    priority: 'Medium',
    urgency: 'Standard',
    hoursAgo: 96,
    needs: ['Family evenings', 'Help with school'],
    situation: 'Moved here in August',
    message: 'Our son has not found friends yet.',
  },
  {
    name: 'Emmett Kirkbride',
    service: ['Navy', 'Chief Petty Officer'],
    program: transition,
    priority: 'Low',
    urgency: 'Standard',
    hoursAgo: 130,
    needs: ['Resume help'],
    situation: 'Employed, looking ahead',
    message: '',
  },
  {
    name: 'Paloma Winslow',
    service: ['Air Force', 'Senior Airman'],
    program: transition,
    priority: 'Low',
    urgency: 'Standard',
    hoursAgo: 160,
    needs: [],
    situation: 'Student, graduates in May',
    message: 'I do not know yet what I need. A first talk would help.',
  },
];

const hourMs = 3_600_000;

/** Applications of invented veterans that wait for a decision, at `now` (epoch milliseconds). */
export const sampleQueue = (now: number): ProgramApplication[] =>
  samples.map(
    ({ name, service: [veteranBranch, veteranRank], hoursAgo, needs, situation, ...sample }, index) => ({
      id: `program-${index + 1}`,
      veteranId: `applicant-${index + 1}`,
      veteranName: name,
      veteranImage: '',
      veteranBranch,
      veteranRank,
      program: sample.program,
      organization: nonprofitOrganization,
      needsAssessment: [...needs],
      currentStatus: situation,
      message: sample.message,
      priority: sample.priority,
      urgency: sample.urgency,
      submitDate: new Date(now - hoursAgo * hourMs).toISOString(),
      status: 'enrolled',
      progress: 0,
    }),
  );
