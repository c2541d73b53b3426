import { describe, expect, test } from 'vitest';
import {
  applyFacts,
  emptyWorld,
  factOf,
  type CollegeApplication,
  type World,
  type WorldCommand,
} from '@vetsync/machines/model/world';
import {
  recommendedCredits,
  matchAnalysis,
  matchParts,
  predictionParts,
  parseReviewRoute,
  parseSalary,
  resumeFile,
  reviewHref,
  reviewOf,
  reviewTabs,
  type JobRequirements,
  type Review,
  type ReviewedProfile,
  type ReviewSource,
} from '@vetsync/machines/reviews/model';
import { recruiterReviews } from '@vetsync/machines/recruiter/model';
import { sampleProfileOf } from '@vetsync/samples/profile';
import { sampleRecruiter } from '@vetsync/samples/recruiter';
import { sampleUniversity } from '@vetsync/samples/university';
import { sampleJobs } from '@vetsync/samples/career';
import { sampleApplicants } from '@vetsync/samples/reviews';
import { writePhrase } from '@vetsync/ui/language';
import { now, sampleCollege, sampleJob, sampleNonprofit } from './samples.ts';

const sources = {
  job: { kind: 'job', applicants: sampleApplicants, samples: [sampleJob()], positions: [] },
  college: { kind: 'college', applicants: sampleApplicants, samples: [sampleCollege()] },
  nonprofit: { kind: 'nonprofit', applicants: sampleApplicants, samples: [sampleNonprofit()] },
} as const satisfies Record<string, ReviewSource>;

function worldAfter(...commands: readonly WorldCommand[]): World {
  const facts = commands.map((command, index) => factOf(command, { at: 1_000 + index, random: () => 0.3 }));
  return applyFacts(emptyWorld, facts);
}
function reviewed<Kind extends Review['kind']>(
  kind: Kind,
  source: ReviewSource,
  id: string,
  world: World = emptyWorld,
): Extract<Review, { kind: Kind }> {
  const review = reviewOf(source, id, world, now());
  if (review?.kind !== kind) throw new Error(`no ${kind} of id ${id}`);
  return review as Extract<Review, { kind: Kind }>;
}
const veteran = sampleProfileOf('user');
const own = { veteranId: veteran.id, veteranName: veteran.name, veteranImage: '' };

describe('the reviewed application', () => {
  test('always has the same generated details, which differ from those of others', () => {
    const first = reviewed('job', sources.job, 'J1');
    expect(reviewed('job', sources.job, 'J1')).toEqual(first);
    const others = ['J2', 'J3', 'J4'].map((id) =>
      reviewed(
        'job',
        { kind: 'job', applicants: sampleApplicants, samples: [sampleJob(id)], positions: [] },
        id,
      ),
    );
    expect(others.some(({ profile }) => JSON.stringify(profile) !== JSON.stringify(first.profile))).toBe(
      true,
    );
  });
  test('has a resume that can be saved as text', () => {
    const file = resumeFile(reviewed('college', sources.college, 'C1'), writePhrase);
    expect(file.name).toBe('Tamika Rademacher, Resume.txt');
    expect(file.text).toContain('EXPERIENCE');
    expect(file.text).toContain('IT, Information Systems Technician');
  });
  test('is null for an unknown id', () => {
    expect(reviewOf(sources.job, 'C1', emptyWorld, now())).toBeNull();
  });
  test("has sample essays for a sample, and the veteran's own words otherwise", () => {
    const sample = reviewed('college', sources.college, 'C1');
    expect(sample).toMatchObject({
      subject: 'Bachelor of Science in Cybersecurity at State University',
    });
    expect(sample.essays?.personalStatement).toContain('network');
    const applicationData = {
      personalStatement: 'Mine.',
      academicGoals: '',
      militaryExperience: '',
      careerObjective: '',
      preferredStartDate: 'fall-2027',
      financialAid: false,
      accommodations: '',
    };
    const submission = {
      ...own,
      id: 'W1',
      veteranBranch: 'Army',
      veteranRank: '',
      program: 'P',
      university: 'U',
    };
    const world = worldAfter(
      { type: 'college.submit', application: { ...submission, applicationData } },
      { type: 'college.submit', application: { ...submission, id: 'W2' } },
    );
    const submitted = reviewed('college', sources.college, 'W1', world);
    expect(submitted).toMatchObject({ essays: applicationData, startTerm: 'Fall 2027' });
    expect(reviewed('college', sources.college, 'W2', world).essays).toBeNull();
  });
  test("shows the profile of the demo's veteran, also after it was edited", () => {
    const application = { ...sampleJob(), ...own };
    const source: ReviewSource = {
      kind: 'job',
      applicants: sampleApplicants,
      samples: [application],
      positions: [],
    };
    expect(reviewed('job', source, 'J1').profile).toMatchObject({
      skills: veteran.skills,
      workHistory: veteran.experience,
      yearsOfService: 8,
      experience: 10,
    });
    const { id: _id, role: _role, ...profile } = veteran;
    const world = worldAfter({ type: 'profile.save', profile: { ...profile, skills: ['Welding'] } });
    expect(reviewed('job', source, 'J1', world).profile.skills).toEqual(['Welding']);
  });
  test('has status and history of all decisions, including withdrawn ones', () => {
    const decide = { type: 'college.decide', applicationId: 'C1', subject: 'S' } as const;
    const world = worldAfter(
      { ...decide, decision: 'accepted', id: 'd1' },
      { type: 'decision.undo', decisionId: 'd1' },
      { ...decide, decision: 'waitlist', id: 'd2' },
    );
    const { application, history, decision } = reviewed('college', sources.college, 'C1', world);
    expect(application.status).toBe('under_review');
    expect(history.map(({ id, undone }) => [id, undone])).toEqual([
      ['d1', true],
      ['d2', false],
    ]);
    expect(decision?.decision).toBe('waitlist');
  });
  test('has priority and plan for a nonprofit, from the queue or from the needs', () => {
    const said = { ...sampleNonprofit(), priority: 'Critical', urgency: 'Critical' } as const;
    const source: ReviewSource = {
      kind: 'nonprofit',
      applicants: sampleApplicants,
      samples: [said, sampleNonprofit('N2')],
    };
    expect(reviewed('nonprofit', source, 'N1')).toMatchObject({ priority: 'Critical', urgency: 'Critical' });
    expect(reviewed('nonprofit', source, 'N2')).toMatchObject({
      priority: 'High',
      urgency: 'Urgent',
      plan: { progress: 25, services: ['Deposit or first rent'], goals: ['A lease in my own name'] },
    });
  });
});

const profile: ReviewedProfile = {
  ...reviewed('job', sources.job, 'J1').profile,
  experience: 4,
  clearance: 'Secret',
  location: 'Austin, Texas',
  skills: ['Scripting'],
  certifications: [],
  bio: '',
  workHistory: [],
};
const asked: JobRequirements = {
  requiredSkills: ['Scripting', 'Welding'],
  preferredSkills: ['Sailing'],
  clearanceRequired: 'None',
  experienceLevel: 4,
  location: 'Austin, Texas',
  salaryRange: { from: 80_000, to: 100_000 },
};
const analyzed = (
  more: Partial<JobRequirements> = {},
  candidate: Partial<Parameters<typeof matchAnalysis>[1]> = {},
) =>
  matchAnalysis(
    { ...asked, ...more },
    { profile, militarySkills: [], relocatable: false, expected: 90_000, ...candidate },
  );

describe('the match analysis', () => {
  test('skills: weighs required skills at three quarters and preferred ones at one', () => {
    expect(analyzed().skillsMatch).toEqual({
      percent: 38,
      named: ['Scripting'],
      missing: ['Welding', 'Sailing'],
    });
    expect(analyzed({}, { militarySkills: ['WELDING', 'Sailing'] }).skillsMatch.percent).toBe(100);
    expect(analyzed({ requiredSkills: [], preferredSkills: [] }).skillsMatch.percent).toBe(100);
  });
  test('experience: is the share of the required years', () => {
    expect(analyzed({ experienceLevel: 8 }).experienceMatch.percent).toBe(50);
    expect(analyzed({ experienceLevel: 0 }).experienceMatch.percent).toBe(100);
  });
  test.each([
    ['None', 100],
    ['Secret', 100],
    ['Top Secret', 60],
  ] as const)('clearance: %s is required, Secret is held', (clearanceRequired, percent) => {
    expect(analyzed({ clearanceRequired }).clearanceMatch.percent).toBe(percent);
  });
  test('clearance: two levels below the required one', () => {
    const short = { ...profile, clearance: 'Confidential' } as const;
    expect(analyzed({ clearanceRequired: 'Top Secret' }, { profile: short }).clearanceMatch.percent).toBe(30);
  });
  test.each([
    ['Austin, Texas', false, 100],
    ['Remote', false, 100],
    ['Dallas, Texas', true, 85],
    ['Dallas, Texas', false, 75],
    ['Columbus, Ohio', false, 50],
  ] as const)('location: from Austin to %s, would move: %s', (location, relocatable, percent) => {
    expect(analyzed({ location }, { relocatable }).locationMatch.percent).toBe(percent);
  });
  test.each([
    [100_000, 100],
    [105_000, 90],
    [200_000, 40],
    [null, 100],
  ])('salary: %s of at most 100,000', (expected, percent) => {
    expect(analyzed({}, { expected }).salaryMatch.percent).toBe(percent);
  });
  test('cultural fit: counts signs of working with others', () => {
    expect(analyzed().culturalFit).toEqual({ percent: 60, signs: [] });
    const told = { ...profile, bio: 'I led a team and trained others.' };
    expect(analyzed({}, { profile: told }).culturalFit).toEqual({
      percent: 76,
      signs: ['ledTeam', 'taughtOthers'],
    });
  });
  test('uses the requirements of a posted position, or else those usual in the field', () => {
    const [posted] = sampleJobs(now());
    const samples = [{ ...sampleJob(), jobTitle: posted!.title, company: posted!.company }];
    const { requirements } = reviewed(
      'job',
      { kind: 'job', applicants: sampleApplicants, samples, positions: sampleJobs(now()) },
      'J1',
    );
    expect(requirements).toMatchObject({ requiredSkills: posted!.requiredSkills, salaryRange: posted!.pay });
    const usual = reviewed('job', sources.job, 'J1').requirements;
    expect(usual).toMatchObject({ salaryRange: { from: 78_000, to: 94_000 }, clearanceRequired: 'None' });
    expect(usual.requiredSkills).toContain('Network administration');
  });
  test.each([
    ['$82,000 to $96,000', { from: 82_000, to: 96_000 }],
    ['$82K - $96k', { from: 82_000, to: 96_000 }],
    ['$70,500', { from: 70_500, to: 70_500 }],
    ['By agreement', null],
  ])('reads the salary %s', (text, range) => {
    expect(parseSalary(text)).toEqual(range);
  });
});

describe('the match score', () => {
  const university = sampleUniversity(now());
  const recruiter = sampleRecruiter(now());

  test('equals the result of the analysis, for a university and for a recruiter', () => {
    const college: ReviewSource = {
      kind: 'college',
      applicants: sampleApplicants,
      samples: university.applications,
    };
    for (const { id, matchScore, veteranId } of university.applications) {
      const review = reviewed('college', college, id);
      expect(review.application.matchScore).toBe(matchScore);
      // The veteran's own has the score of its submission, which the veteran sees too.
      if (veteranId !== veteran.id) expect([id, matchScore]).toEqual([id, review.prediction.outlook]);
    }
    for (const { id, matchScore } of recruiter.applications)
      expect(reviewed('job', recruiterReviews(recruiter), id).overall).toBe(matchScore);
  });
  test("rates the fit with a program by the applicant's record", () => {
    const shared = (program: string) =>
      reviewed(
        'college',
        { kind: 'college', applicants: sampleApplicants, samples: [{ ...sampleCollege(), program }] },
        'C1',
      ).prediction.fit.shared;
    const technology = shared('Bachelor of Science in Computer Science');
    expect(technology).toHaveLength(3);
    expect(technology.join()).toMatch(/Information|Network|Systems|Cyber/);
    // Nobody is called unfit for the very field that they served in.
    for (const { id } of university.applications) {
      const { fit } = reviewed(
        'college',
        { kind: 'college', applicants: sampleApplicants, samples: university.applications },
        id,
      ).prediction;
      expect(fit.shared.length).toBeGreaterThan(0);
      expect(fit.percent).toBe(Math.min(100, 70 + 10 * fit.shared.length));
    }
    const stranger: CollegeApplication = {
      ...sampleCollege(),
      veteranId: veteran.id,
      program: 'Bachelor of Science in Nursing',
    };
    const review = reviewed(
      'college',
      { kind: 'college', applicants: sampleApplicants, samples: [stranger] },
      'C1',
    );
    expect(review.prediction.fit).toEqual({ percent: 70, shared: [] });
  });
});

test('every percentage of a sample is a whole number from 0 to 100', () => {
  for (let at = 0; at < 60; at += 1) {
    const id = `X${at}`;
    const { analysis } = reviewed(
      'job',
      { kind: 'job', applicants: sampleApplicants, samples: [sampleJob(id)], positions: [] },
      id,
    );
    const { prediction } = reviewed(
      'college',
      { kind: 'college', applicants: sampleApplicants, samples: [sampleCollege(id)] },
      id,
    );
    const all = [
      ...matchParts.map((part) => analysis[part].percent),
      ...predictionParts.map((part) => prediction[part].percent),
      prediction.outlook,
    ];
    for (const percent of all)
      expect(percent === Math.round(percent) && percent >= 0 && percent <= 100).toBe(true);
  }
});

test('recommended credits grow with years of service, up to 30', () => {
  expect([0, 4, 20].map(recommendedCredits)).toEqual([6, 14, 30]);
});

describe('the URL', () => {
  const at = { role: 'university', tab: 'applications' } as const;
  test('names the application and the tab, and keeps filters', () => {
    const route = { applicationId: 'C1', tab: 'essays' } as const;
    const href = reviewHref({ ...at, query: { q: 'navy', review: 'military' } }, route);
    expect(href).toBe('/platform/applications/application/C1?q=navy&review=essays');
    expect(parseReviewRoute('college', ['application', 'C1'], { review: 'essays' })).toEqual(route);
    expect(reviewHref({ ...at, query: { review: 'essays' } }, { applicationId: null, tab: 'essays' })).toBe(
      '/platform/applications',
    );
    expect(reviewHref(at, { ...route, tab: 'overview' })).not.toContain('review');
  });
  test.each([[[]], [['application']], [['application', 'a', 'b']], [['interview', 'a']]])(
    'of %j opens nothing',
    (detail) => {
      expect(parseReviewRoute('college', detail, {}).applicationId).toBeNull();
    },
  );
  test('opens the first tab for an unknown one', () => {
    for (const kind of ['job', 'college', 'nonprofit'] as const) {
      expect(parseReviewRoute(kind, ['application', 'a'], { review: 'nothing' }).tab).toBe(
        reviewTabs[kind][0],
      );
    }
    expect(parseReviewRoute('job', ['application', 'a'], { review: 'essays' }).tab).toBe('overview');
  });
});
