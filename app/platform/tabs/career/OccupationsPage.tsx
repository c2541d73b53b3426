import type { CareerView } from '@vetsync/machines/career/career';
import { occupationsView, type occupationsMachine } from '@vetsync/machines/reference/occupations';
import { CareerOccupations } from '@vetsync/ui/screens/career/CareerOccupations';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';

interface OccupationsPageProps {
  view: CareerView;
  occupations: ActorRefFrom<typeof occupationsMachine>;
}

export default function OccupationsPage({ view, occupations }: OccupationsPageProps) {
  const search = { view: useSelector(occupations, occupationsView), send: occupations.send };
  return <CareerOccupations view={view} occupations={search} />;
}
