import { Heading } from '../../components/Heading/Heading.tsx';
import { Horizon } from '../../components/Horizon/Horizon.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useWords } from '../../language/useWords.ts';
import type { VeteranHomeProps } from './Home.types.ts';
import { besideSun } from './VeteranHome.css.ts';
import { veteranHomeWords } from './VeteranHome.words.ts';

/** One step for somebody without an appointment: the profile first, then an appointment. */
export function FirstStep({ view }: Pick<VeteranHomeProps, 'view'>) {
  const words = useWords(veteranHomeWords);
  const { profileStep: step, links } = view;
  const { profile, appointment } = words.firstStep;
  const { title, text } = step ? profile : appointment;
  return (
    <Horizon as="section" aria-labelledby="next">
      <Stack space="medium" align="flex-start">
        <div className={besideSun}>
          <Stack space="xxsmall">
            <Heading level={2} size="title" id="next">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </Stack>
        </div>
        <LinkButton variant="primary" href={step ? step.href : links.appointments}>
          {step ? words.profileStep.add(words.profileStep.items[step.item]) : appointment.action}
        </LinkButton>
      </Stack>
    </Horizon>
  );
}
