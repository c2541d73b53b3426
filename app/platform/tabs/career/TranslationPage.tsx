import { skillTranslationView } from '@vetsync/machines/skillTranslation';
import { CareerTranslation } from '@vetsync/ui/screens/career/CareerTranslation';
import { useSelector } from '@xstate/react';
import type { CareerContentProps } from './pages.tsx';
import { useSkills } from './useSkills.ts';

export default function TranslationPage({ at, view, send }: CareerContentProps) {
  const skills = useSkills(at);
  const seen = useSelector(skills, skillTranslationView);
  const search = { view: seen, send: skills.send };
  return <CareerTranslation view={view} send={send} skills={search} isWhole={at.screen !== null} />;
}
