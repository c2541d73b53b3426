import type { TodaysWorkView } from '@vetsync/machines/todaysWork';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Horizon } from '../../components/Horizon/Horizon.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import '../system/parts/World.phrases.ts';
import { work } from './TodaysWork.css.ts';
import { todaysWorkWords } from './TodaysWork.words.ts';
import { FirstWork } from './work/FirstWork.tsx';
import { RestOfWork } from './work/RestOfWork.tsx';

export interface TodaysWorkProps {
  view: TodaysWorkView;
}

/** What staff of an organization do first today. */
export function TodaysWork({ view }: TodaysWorkProps) {
  const words = useWords(todaysWorkWords);
  if (!view.first)
    return (
      <Horizon as="section" shape="band" aria-label={words.title}>
        <Stack space="xxsmall">
          <Heading level={2}>{words.quiet.title}</Heading>
          <Text tone="muted">{words.quiet.text}</Text>
        </Stack>
      </Horizon>
    );
  return (
    <section className={work} aria-label={words.title}>
      <FirstWork item={view.first} reader={view.reader} />
      {view.rest.length > 0 && <RestOfWork view={view} />}
    </section>
  );
}
