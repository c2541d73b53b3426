import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { EducationProps } from '../Education.types.ts';
import { educationWords } from '../Education.words.ts';

interface NoApplicationsProps extends Pick<EducationProps, 'send'>, Pick<EmptyStateProps, 'level'> {}

/** Before the first application: leads to the common application. */
export function NoApplications({ send, level }: NoApplicationsProps) {
  const { title, text, action } = useWords(educationWords).applications.empty;
  return (
    <EmptyState
      level={level}
      title={title}
      action={<Button onPress={() => send({ type: 'portal.open' })}>{action}</Button>}
    >
      {text}
    </EmptyState>
  );
}
