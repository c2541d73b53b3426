import type { CareerLinks } from '@vetsync/machines/career/model';
import { Card } from '../../components/Card/Card.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CareerHead } from './CareerHead.tsx';
import { useWords } from '../../language/useWords.ts';
import { interviewWords } from './InterviewPractice.words.ts';
import { InterviewQuestion } from './InterviewQuestion.tsx';
import { InterviewReview } from './InterviewReview.tsx';
import type { PracticeProps } from './Career.types.ts';

export type { PracticeProps } from './Career.types.ts';

export interface InterviewPracticeProps extends PracticeProps {
  links: CareerLinks;
}

/**
 * Interview Prep: one question at a time, with private notes (docs/decisions/001, "Buttons with no behavior
 * shown").
 */
export function InterviewPractice({ view, send, links }: InterviewPracticeProps) {
  const words = useWords(interviewWords);
  return (
    <Stack space="large">
      <CareerHead title={words.title} subtitle={words.subtitle} links={links} current="interview" />
      <Card padding="generous">
        {view.state === 'asking' ? (
          <InterviewQuestion view={view} send={send} />
        ) : (
          <InterviewReview view={view} send={send} />
        )}
      </Card>
    </Stack>
  );
}
