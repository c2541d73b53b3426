import type { HomeSamples } from '@vetsync/machines/home/homeTab';
import { sampleCollegeApplications, sampleDeadlines } from '../education/collegeApplications.ts';
import { sampleAppointments } from '../wellness/appointments.ts';
import { sampleActivities } from './activities.ts';

export * from './activities.ts';

/** What happened to the sample veteran, whatever is done in the demo. */
export const homeSamples: HomeSamples = {
  activities(now) {
    const activities = sampleActivities(now);
    return () => activities;
  },
  earlier: (now, veteran) => ({
    appointments: sampleAppointments(now, veteran),
    applications: sampleCollegeApplications(now, veteran.id),
    deadlines: sampleDeadlines,
  }),
  visitKind: 'request',
};
