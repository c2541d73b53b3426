import { addFacts, emptyLog, factOf, veteranId, serializeLog } from '@vetsync/machines/model/world';
import type { WorldCommand } from '@vetsync/machines/model/world';
import type { Page } from 'playwright-core';
import { demoOwner, storageKey, worldName } from '../../../app/services/browser/storageKey.ts';
import { demoSite } from './demoSite.ts';

const minuteMs = 60_000;

/** Stores the demo's world after these commands, as if the visitor had done all of it a minute ago in this tab. */
export async function storeWorld(page: Page, ...commands: WorldCommand[]): Promise<void> {
  const start = Date.now() - minuteMs;
  const facts = commands.map((command, step) =>
    factOf(command, { at: start + step, random: () => (step + 0.5) / commands.length }),
  );
  // A page of the site without the app, which would store its own world.
  await page.goto(`${demoSite.url}/robots.txt`);
  await page.evaluate(([key, log]) => sessionStorage.setItem(key, log), [
    storageKey(demoOwner, worldName),
    serializeLog(addFacts(emptyLog(), facts)),
  ] as const);
}

/** The demo's veteran, as every application states it. */
export const applicant = {
  veteranId,
  veteranName: 'Marcus Delaney',
  veteranImage: '',
  veteranBranch: 'Army',
  veteranRank: 'Staff Sergeant',
};

/** A veteran's request for housing, to the demo's nonprofit. */
export const housingRequest = {
  type: 'nonprofit.submit',
  application: {
    ...applicant,
    id: 'HOUSE234',
    program: 'Housing Assistance',
    organization: 'Veterans Foundation',
    needsAssessment: ['Moving costs'],
    currentStatus: 'Our lease ends in May.',
  },
} satisfies WorldCommand;

/** The 15th of next month, as `YYYY-MM-DD`. */
function midNextMonth(): string {
  const now = new Date();
  return new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, 15)).toISOString().slice(0, 10);
}

/** A veteran's request for an appointment next month, at 3:30 PM in Houston. */
export const appointmentRequest = {
  type: 'appointment.request',
  appointment: {
    id: 'SLEEP234',
    veteranId: applicant.veteranId,
    veteranName: applicant.veteranName,
    providerId: 'osei',
    providerName: 'Dr. Grace Osei',
    providerSpecialty: 'Mental Health',
    date: midNextMonth(),
    time: '3:30 PM',
    type: 'Mental Health Session',
    reason: 'Sleeping badly.',
    location: 'Veterans Medical Center, Houston',
  },
} satisfies WorldCommand;
