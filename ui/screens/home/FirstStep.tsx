import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { NextStep } from '../../components/NextStep/NextStep.tsx';
import { useWords } from '../../language/useWords.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

/** One step for somebody without an appointment: the profile first, then an appointment. */
export function FirstStep({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords);
  const { profileStep: step, links, visitKind } = view;
  const { profile } = words.firstStep;
  const appointment = visitKind === 'note' ? words.firstStep.note : words.firstStep.appointment;
  const { title, text } = step ? profile : appointment;
  return (
    <NextStep
      title={title}
      action={
        <LinkButton variant="primary" href={step ? step.href : links.appointments}>
          {step ? words.profileStep.add(words.profileStep.items[step.item]) : appointment.action}
        </LinkButton>
      }
    >
      {text}
    </NextStep>
  );
}
