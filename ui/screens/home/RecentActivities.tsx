import History from 'lucide-react/icons/history';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { ActivityList } from './ActivityList.tsx';
import type { VeteranHomeProps } from './Home.types.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

export function RecentActivities({ view, send }: Pick<VeteranHomeProps, 'view' | 'send'>) {
  const words = useWords(veteranHomeWords).activities;
  return (
    <Card as="section" aria-labelledby="recent-activities">
      <Stack space="small">
        <Heading level={2} id="recent-activities">
          {words.title}
        </Heading>
        {view.recent.length === 0 ? (
          <EmptyState icon={History} title={words.empty.title} level={3}>
            {words.empty.text}
          </EmptyState>
        ) : (
          <>
            <ActivityList activities={view.recent} reader={view.reader} />
            <PlainButton width="full" onPress={() => send({ type: 'activities.open' })}>
              {words.viewAll}
            </PlainButton>
          </>
        )}
      </Stack>
    </Card>
  );
}
