import {
  militaryOccupations,
  parseSkillReports,
  writeSkillFilters,
  writeSkillReports,
} from '@vetsync/machines/model';
import { skillTranslationMachine } from '@vetsync/machines/skillTranslation';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { browserStorage } from '../../../services/browser/storage.ts';
import { usePlatform } from '../../usePlatform.ts';
import { closeDialog, openDialog, showQuery } from './address.ts';
import type { CareerAt } from './useCareerPlace.ts';

/** The table of military occupations, and reports of errors in it. */
export function useSkills({ place: { skills: filters, open, occupationId }, mode }: CareerAt) {
  // Reports go when the demo is begun anew.
  const era = useSelector(usePlatform().actor.world, ({ context }) => context.log.era.id);
  const [storage] = useState(() => browserStorage(`vetsync_skill_reports_${mode}`));
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
    const heard = [
      skills.on('filters.changed', (news) => showQuery(writeSkillFilters(news.filters))),
      skills.on('report.wanted', (news) => openDialog('report', { about: news.occupationId })),
      skills.on('dialog.closed', closeDialog),
      skills.on('reports.changed', ({ reports }) => {
        try {
          storage.write(writeSkillReports(reports, era));
        } catch {
          // The page itself still holds them.
        }
      }),
    ];
    return () => heard.forEach((one) => one.unsubscribe());
  }, [skills, storage, era]);
  useEffect(() => skills.send({ type: 'place.changed', filters, report }), [skills, filters, report]);
  return skills;
}
