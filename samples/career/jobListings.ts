import { emptyListingContent, type PublishedListing } from '@vetsync/machines/organizations/model';
import { sampleJobs } from './jobs.ts';

const types = { 'Full-time': 'full-time', 'Part-time': 'part-time', Contract: 'contract' } as const;

/** The sample jobs as their employers have published them, at `now` (epoch milliseconds), best match first. */
export const sampleJobListings = (now: number): PublishedListing[] =>
  sampleJobs(now).map(
    ({ id, company, location, pay, match, posted, type, clearance, salary: _salary, ...job }) => {
      const remote = location === 'Remote';
      const organization = {
        id: `employer-of-${id}`,
        slug: '',
        name: company,
        kind: 'employer',
        website: '',
        phone: '',
      } as const;
      return {
        ...emptyListingContent,
        title: job.title,
        description: job.description,
        requiredSkills: [...job.requiredSkills],
        preferredSkills: [...job.preferredSkills],
        id,
        organizationId: organization.id,
        organization,
        kind: 'job',
        status: 'published',
        type: types[type],
        location: remote ? '' : location,
        remote,
        salaryFrom: pay.from,
        salaryTo: pay.to,
        clearance: clearance === 'Secret' ? 'secret' : '',
        createdAt: posted,
        updatedAt: posted,
        publishedAt: posted,
        version: 1,
        miles: null,
        extras: { match },
      };
    },
  );
