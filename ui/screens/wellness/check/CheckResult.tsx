import MessageCircle from 'lucide-react/icons/message-circle';
import { ActionLink } from '../../../components/ActionLink/ActionLink.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { CrisisLine } from '../../system/CrisisLine.tsx';
import type { CheckProps } from '../Wellness.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { wellnessCheckWords } from '../WellnessCheck.words.ts';
import type { WellnessCheckView } from '@vetsync/machines/wellness/wellnessCheck';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { dial, step as stepStyle, stepLink, steps as stepsStyle } from '../WellnessCheck.css.ts';

interface CheckStepsProps {
  steps: NonNullable<WellnessCheckView['result']>['steps'];
}

/** Next steps, most important first. */
function CheckSteps({ steps }: CheckStepsProps) {
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

/** What the answers suggest. In a crisis, ways to reach a person come first. */
export function CheckResult({ view: { result, keptIn }, send }: CheckProps) {
  const words = useWords(wellnessCheckWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  if (!result) return null;
  const { title, text } = words.result[result.kind];
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <Heading level={2} ref={heading}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Stack>
      {result.kind === 'crisis' && (
        <>
          <p className={dial}>{words.dial}</p>
          <CrisisLine />
          <ActionLink icon={MessageCircle} {...words.known} />
        </>
      )}
      <Card>
        <Stack space="medium">
          {result.heavy.length > 0 && (
            <Stack space="xsmall">
              <Text size="small" tone="muted">
                {words.heavy}
              </Text>
              <Inline space="xsmall">
                {result.heavy.map((area) => (
                  <Badge key={area}>{words.areas[area]}</Badge>
                ))}
              </Inline>
            </Stack>
          )}
          <CheckSteps steps={result.steps} />
        </Stack>
      </Card>
      <Stack space="small">
        <Inline space="small">
          <Button onPress={() => send({ type: 'check.review' })}>{words.review}</Button>
          <Button onPress={() => send({ type: 'check.clear' })}>{words.clear}</Button>
        </Inline>
        <Text size="small" tone="muted">
          {words.private[keptIn]}
        </Text>
      </Stack>
    </Stack>
  );
}
