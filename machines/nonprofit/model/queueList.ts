import type { ApplicationListing } from '../../exchange/model/applicationListing.ts';
import { personColumn, statusColumn } from '../../portal/model/columns.ts';
import { portalPhrase } from '../../portal/model/phrases.ts';
import type { PortalRow } from '../../portal/model/table.ts';
import { decisionChoices } from '../../reviews/model/outcomes.ts';
import { reviewStep } from '../../shell/model/shellRoute.ts';
import { nonprofitStatusNames } from '../../reviews/model/statusNames.ts';
import { nonprofitPhrase } from './phrases.ts';
import type { QueueEntry } from './queue.ts';
import type { Priority, Urgency } from '../../model/cases/triage.ts';

/** How the demo's nonprofit sees what waits for it: most pressing first (feature spec, section 4, "Nonprofit queue"). */
export const programApplicationList: ApplicationListing = {
  id: 'program-applications',
  tab: 'dashboard',
  columns: [
    personColumn(portalPhrase('applicant'), 10.5),
    {
      key: 'program',
      label: portalPhrase('program'),
      kind: 'text',
      width: 10,
      second: 'needs',
      filter: { all: portalPhrase('allPrograms') },
    },
    { key: 'needs', label: nonprofitPhrase('needs'), kind: 'tags' },
    { key: 'situation', label: nonprofitPhrase('situation'), kind: 'text', width: 9, narrowAs: 'line' },
    {
      ...statusColumn('status', {
        width: 7.5,
        tones: { enrolled: 'caution', rejected: 'neutral' },
        names: nonprofitStatusNames,
      }),
      second: 'submitted',
    },
    { key: 'submitted', label: portalPhrase('submitted'), kind: 'date' },
    {
      ...statusColumn<Priority>('priority', {
        label: nonprofitPhrase('priority'),
        all: nonprofitPhrase('anyPriority'),
        width: 6.5,
        tones: { Critical: 'critical', High: 'caution', Medium: 'info', Low: 'neutral' },
        names: {
          Critical: nonprofitPhrase('criticalPriority'),
          High: nonprofitPhrase('high'),
          Medium: nonprofitPhrase('medium'),
          Low: nonprofitPhrase('low'),
        },
      }),
      second: 'urgency',
    },
    statusColumn<Urgency>('urgency', {
      label: nonprofitPhrase('urgency'),
      width: 6.5,
      tones: { Critical: 'critical', Urgent: 'caution', Standard: 'neutral' },
      names: {
        Critical: nonprofitPhrase('criticalPriority'),
        Urgent: nonprofitPhrase('urgent'),
        Standard: nonprofitPhrase('standard'),
      },
    }),
  ],
  subject: 'program',
  isInOrder: true,
  search: { label: portalPhrase('searchApplications'), placeholder: nonprofitPhrase('searchBy') },
  actions: [{ id: 'review', label: portalPhrase('review'), to: { step: reviewStep } }],
  actionWidth: 16,
  decisions: decisionChoices.nonprofit,
};

/** Rows of the queue, in its order. */
export const programApplicationRows = (queue: readonly QueueEntry[]): PortalRow[] =>
  queue.map(({ application }) => ({
    id: application.id,
    name: application.veteranName,
    image: application.veteranImage,
    rank: application.veteranRank,
    branch: application.veteranBranch,
    program: application.program,
    needs: application.needsAssessment,
    situation: application.currentStatus ?? '',
    status: application.status,
    submitted: application.submitDate,
    priority: application.priority,
    urgency: application.urgency,
  }));
