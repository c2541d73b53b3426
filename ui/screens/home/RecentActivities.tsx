import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { ActivityList } from './ActivityList.tsx';
import type { VeteranHomeProps } from './Home.types.ts';
import { useWords } from '../../language/useWords.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

export function RecentActivities({ view, send }: Pick<VeteranHomeProps, 'view' | 'send'>) {
  const words = useWords(veteranHomeWords).activities;
  return (
    <Section title={words.title}>
      {view.recent.length === 0 ? (
        <div>
          <Text weight="strong">{words.empty.title}</Text>
          <Text tone="muted">{words.empty.text}</Text>
        </div>
      ) : (
        <>
          <ActivityList activities={view.recent} intl={view.intl} />
          <PlainButton width="full" onPress={() => send({ type: 'activities.open' })}>
            {words.viewAll}
          </PlainButton>
        </>
      )}
    </Section>
  );
}
