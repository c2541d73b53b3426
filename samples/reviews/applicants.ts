import { seededRandom, randomItem, randomInteger } from '@vetsync/machines/reviews/model';
import type { ApplicantRecords } from '@vetsync/machines/reviews/model';
import { sampleProfileOf } from '../profile/index.ts';
import { drawnProfile, knownProfile } from './profiles.ts';
import { sampleEssays } from './essays.ts';
import { nextTerms } from '@vetsync/machines/applications/model';

const aids = ['', '', 'Extra time in examinations', 'A quiet room for examinations'] as const;

const formOf: ApplicantRecords['formOf'] = ({ id }, field, now) => {
  const chance = seededRandom(`college ${id}`);
  return {
    ...sampleEssays[field],
    preferredStartDate: randomItem(chance, nextTerms(now)).value,
    financialAid: chance() < 0.5,
    accommodations: randomItem(chance, aids),
  };
};

const availabilities = ['Now', 'In two weeks', 'In one month', 'After separation, in two months'] as const;

const thousand = 1_000;

/** What nobody wrote is drawn from the application's id. */
const expectationsOf: ApplicantRecords['expectationsOf'] = ({ id }, range) => {
  const chance = seededRandom(`job ${id}`);
  const salaryExpectation =
    range && Math.round((range.from + (range.to * 1.04 - range.from) * chance()) / thousand) * thousand;
  const relocatable = randomInteger(chance, 0, 2) > 0;
  return { salaryExpectation, relocatable, availability: randomItem(chance, availabilities) };
};

const veteran = sampleProfileOf('user');

/** The sample veteran as the own profile tells it, everybody else drawn from the application. */
const profileOf: ApplicantRecords['profileOf'] = (application, field, world) =>
  application.veteranId === veteran.id
    ? knownProfile(world.profile?.profile ?? veteran)
    : drawnProfile(application, field);

export const sampleApplicants: ApplicantRecords = { profileOf, formOf, expectationsOf };
