import type { WellnessLinks } from '@vetsync/machines/wellness/model';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CheckIntro } from './check/CheckIntro.tsx';
import { CheckQuestion } from './check/CheckQuestion.tsx';
import { CheckResult } from './check/CheckResult.tsx';
import { page } from './WellnessCheck.css.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessCheckWords } from './WellnessCheck.words.ts';
import { WellnessPageHead } from './parts/WellnessPageHead.tsx';
import type { CheckProps } from './Wellness.types.ts';

export type { CheckProps } from './Wellness.types.ts';

export interface WellnessCheckProps extends CheckProps {
  links: WellnessLinks;
}

/** A short self-check with a private result and next steps. */
export function WellnessCheck({ view, send, links }: WellnessCheckProps) {
  const words = useWords(wellnessCheckWords);
  return (
    <Stack space="large">
      <WellnessPageHead links={links} current="check" title={words.title} />
      <div className={page}>
        {view.state === 'result' ? (
          <CheckResult view={view} send={send} />
        ) : (
          <Card padding="generous">
            {view.state === 'intro' ? (
              <CheckIntro view={view} send={send} />
            ) : (
              <CheckQuestion view={view} send={send} />
            )}
          </Card>
        )}
      </div>
    </Stack>
  );
}
