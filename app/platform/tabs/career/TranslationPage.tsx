import type { CareerView } from '@vetsync/machines/career/career';
import {
  skillTranslationView,
  type skillTranslationMachine,
} from '@vetsync/machines/career/skillTranslation';
import { CareerTranslation } from '@vetsync/ui/screens/career/CareerTranslation';
import type { ListingSearchProps } from '@vetsync/ui/screens/marketplace/ListingSearch';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface TranslationPageProps {
  view: CareerView;
  skills: ActorRefFrom<typeof skillTranslationMachine>;
  /** On the demo's own screen, which has jobs too. */
  jobs?: ListingSearchProps;
}

export default function TranslationPage({ view, skills, jobs }: TranslationPageProps) {
  const search = { view: useSelector(skills, skillTranslationView), send: skills.send };
  return <CareerTranslation view={view} skills={search} jobs={jobs} />;
}
