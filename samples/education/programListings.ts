import { emptyListingContent, type PublishedListing } from '@vetsync/machines/organizations/model';
import { samplePrograms } from './programs.ts';

/** The sample programs as their schools have published them, at `now` (epoch milliseconds), best match first. */
export const sampleProgramListings = (now: number): PublishedListing[] =>
  samplePrograms.map((sample) => {
    const { id, name, program, type, location, tuitionCost, duration, description } = sample;
    const at = new Date(now).toISOString();
    return {
      ...emptyListingContent,
      id,
      organizationId: `school-of-${id}`,
      organization: {
        id: `school-of-${id}`,
        slug: '',
        name,
        kind: 'university',
        website: '',
        phone: '',
      },
      kind: 'degree',
      status: 'published',
      title: program,
      description,
      type,
      location,
      tuition: tuitionCost,
      duration,
      createdAt: at,
      updatedAt: at,
      publishedAt: null,
      version: 1,
      miles: null,
      extras: {
        match: sample.matchScore,
        school: {
          isPublic: sample.isPublic,
          coverage: sample.giBillCoverage,
          acceptance: sample.acceptance,
          ranking: sample.ranking,
          veterans: sample.veteranPopulation,
          support: sample.veteranSupport,
          features: sample.features,
        },
      },
    };
  });
