import type { EducationEvent, ProgramView } from '@vetsync/machines/education';
import { Button, type ButtonProps } from '../../../components/Button/Button.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';

interface ApplyActionProps extends Pick<ButtonProps, 'variant' | 'size'> {
  program: ProgramView;
  send: (event: EducationEvent) => void;
}

/** A button to apply, or a link to the existing application. */
export function ApplyAction({ program, send, ...look }: ApplyActionProps) {
  const words = useWords(educationWords).program;
  const { id: programId, name, program: title, followHref } = program;
  const named = (action: string) => words.named(action, title, name);
  if (followHref)
    return (
      <LinkButton {...look} aria-label={named(words.follow)} href={followHref}>
        {words.follow}
      </LinkButton>
    );
  return (
    <Button
      {...look}
      aria-label={named(words.apply)}
      onPress={() => send({ type: 'program.apply', programId })}
    >
      {words.apply}
    </Button>
  );
}
