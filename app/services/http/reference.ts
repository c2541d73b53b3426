import type {
  DeadlineServer,
  OccupationServer,
  PlaceServer,
  PayServer,
  SchoolServer,
} from '@vetsync/machines/reference/model';
import type { PayGrade } from '@vetsync/machines/career/model';
import type { Api } from './calls.ts';
import { loadProfile, saveProfile } from './profile.ts';
import { parseResponse } from './response.ts';

/** What public files say. Anybody may ask. Calls reject with a `Problem`. */
export const referenceServer = (
  api: Api,
): OccupationServer & DeadlineServer & PlaceServer & SchoolServer & PayServer => ({
  findCodes: ({ q, branch }) =>
    parseResponse(api.occupations.$get({ query: { q, ...(branch && { branch }) } })),
  readOccupation: ({ branch, code }) =>
    parseResponse(api.occupations[':branch'][':code'].$get({ param: { branch, code } })),
  readCivilian: ({ onet }) => parseResponse(api['civilian-occupations'][':onet'].$get({ param: { onet } })),
  listCivilian: ({ onets }) =>
    parseResponse(api['civilian-occupations'].$get({ query: { onet: onets.join(',') } })),
  reportLink: async ({ branch, code, onet }) => {
    await parseResponse(
      api.occupations[':branch'][':code']['wrong-links'].$post({ param: { branch, code }, json: { onet } }),
    );
  },
  loadDeadlines: (query) => parseResponse(api.deadlines.$get({ query })),
  findPlaces: ({ near, kind }) => parseResponse(api.places.$get({ query: { near, ...(kind && { kind }) } })),
  findSchools: ({ q, near, cursor }) =>
    parseResponse(
      api.schools.$get({ query: { ...(q && { q }), ...(near && { near }), ...(cursor && { cursor }) } }),
    ),
  readSchool: ({ id }) => parseResponse(api.schools[':id'].$get({ param: { id }, query: {} })),
  readAllowance: ({ zip, grade, dependents }) =>
    parseResponse(
      api['housing-allowance'].$get({
        query: { zip, grade: grade as PayGrade, dependents: dependents ? 'true' : 'false' },
      }),
    ),
  readHousingRate: ({ zip }) => parseResponse(api['housing-rate'].$get({ query: { zip } })),
  // The profile is read first, so that what was changed elsewhere stays.
  saveDates: async ({ separation, component, reason }) => {
    const { profile, updatedAt } = await loadProfile();
    const leaving = reason === undefined || reason === 'spouse' ? profile.leaving : reason;
    await saveProfile({ profile: { ...profile, separation, component, leaving }, basedOn: updatedAt });
  },
  loadProfile,
  saveProfile,
});
