import { Button } from '../../../components/Button/Button.tsx';
import { EmptyState, type EmptyStateProps } from '../../../components/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { EducationProps } from '../Education.types.ts';
import { educationWords } from '../Education.words.ts';

interface NoApplicationsProps extends EducationProps, Pick<EmptyStateProps, 'level'> {}

/** Before the first application: leads to the common application, or to the search where people apply. */
export function NoApplications({ view: { findHref }, send, level }: NoApplicationsProps) {
  const { applications, find } = useWords(educationWords);
  const { title, text, action } = applications.empty;
  return (
    <EmptyState
      level={level}
      title={title}
      action={
        findHref === null ? (
          <Button onPress={() => send({ type: 'portal.open' })}>{action}</Button>
        ) : (
          <LinkButton href={findHref}>{find.action}</LinkButton>
        )
      }
    >
      {text}
    </EmptyState>
  );
}
