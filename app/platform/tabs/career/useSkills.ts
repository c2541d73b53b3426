import {
  militaryOccupations,
  parseSkillReports,
  writeSkillFilters,
  writeSkillReports,
} from '@vetsync/machines/career/model';
import { skillTranslationMachine } from '@vetsync/machines/skillTranslation';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { persistText, useOwnerStorage } from '../../persist.ts';
import { usePlatform } from '../../usePlatform.ts';
import { closeDialog, openDialog, replaceQuery } from './address.ts';
import type { CareerState } from './useCareerRoute.ts';

/** The table of military occupations, and reports of errors in it. */
export function useSkills({ route: { skills: filters, open, occupationId } }: CareerState) {
  // Reports go when the demo is begun anew.
  const era = useSelector(usePlatform().actor.world, ({ context }) => context.log.era.id);
  const storage = useOwnerStorage('skill_reports', 'local');
  const report = useMemo(() => (open === 'report' ? { occupationId } : null), [open, occupationId]);
  const skills = useActorRef(skillTranslationMachine, {
    input: {
      occupations: militaryOccupations,
      filters,
      report,
      reports: parseSkillReports(storage.read(), era),
      random: Math.random,
    },
  });
  useEffect(() => {
    const subscriptions = [
      skills.on('filters.changed', (emitted) => replaceQuery(writeSkillFilters(emitted.filters))),
      skills.on('report.wanted', (emitted) => openDialog('report', { about: emitted.occupationId })),
      skills.on('dialog.closed', closeDialog),
      skills.on('reports.changed', ({ reports }) => persistText(storage, writeSkillReports(reports, era))),
    ];
    return () => subscriptions.forEach((one) => one.unsubscribe());
  }, [skills, storage, era]);
  useEffect(() => skills.send({ type: 'location.changed', filters, report }), [skills, filters, report]);
  return skills;
}
