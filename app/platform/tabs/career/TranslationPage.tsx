import type { CareerEvent, CareerView } from '@vetsync/machines/career';
import { skillTranslationView, type skillTranslationMachine } from '@vetsync/machines/skillTranslation';
import { CareerTranslation } from '@vetsync/ui/screens/career/CareerTranslation';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface TranslationPageProps {
  view: CareerView;
  send: (event: CareerEvent) => void;
  skills: ActorRefFrom<typeof skillTranslationMachine>;
  isStandalone: boolean;
}

export default function TranslationPage({ view, send, skills, isStandalone }: TranslationPageProps) {
  const search = { view: useSelector(skills, skillTranslationView), send: skills.send };
  return <CareerTranslation view={view} send={send} skills={search} isStandalone={isStandalone} />;
}
