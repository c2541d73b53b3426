import type { WellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { step as stepStyle, stepLink, steps as stepsStyle } from '../WellnessCheck.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessCheckWords } from '../WellnessCheck.words.ts';

interface CheckStepsProps {
  steps: NonNullable<WellnessCheckView['result']>['steps'];
}

/** Next steps, most important first. */
export function CheckSteps({ steps }: CheckStepsProps) {
  const words = useWords(wellnessCheckWords);
  return (
    <Stack space="small">
      <Heading level={3}>{words.stepsTitle}</Heading>
      <ol className={stepsStyle}>
        {steps.map(({ step, href }) => {
          const { label, note: stepNote } = words.steps[step];
          const note = href?.startsWith('https:') ? words.onVa : stepNote;
          const content = (
            <>
              <Text as="span" weight="medium">
                {label}
              </Text>
              <Text as="span" size="small" tone="muted">
                {note}
              </Text>
            </>
          );
          return (
            <li key={step}>
              {href ? (
                <Anchor className={stepLink} href={href}>
                  {content}
                </Anchor>
              ) : (
                <div className={stepStyle}>{content}</div>
              )}
            </li>
          );
        })}
      </ol>
    </Stack>
  );
}
