import './Wellness.phrases.ts';
import type { WellnessLinks, CheckAnswer } from '@vetsync/machines/wellness/model';
import { Fragment } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { CheckResult } from './check/CheckResult.tsx';
import { alone, page } from './WellnessCheck.css.ts';
import { useWords } from '../../language/useWords.ts';
import { wellnessCheckWords } from './WellnessCheck.words.ts';
import { PageTabs } from '../system/parts/PageTabs.tsx';
import type { CheckProps } from './Wellness.types.ts';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { wellnessWords } from './Wellness.words.ts';
import { Form } from '../../components/Form/Form.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { RadioGroup } from '../../components/RadioGroup/RadioGroup.tsx';
import { useFocusOnChange } from '../system/parts/focus.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** One question at a time. */
function CheckQuestion({ view, send }: CheckProps) {
  const words = useWords(wellnessCheckWords);
  const { area, number, answer } = view.question;
  const heading = useFocusOnChange<HTMLHeadingElement>(area);
  return (
    <Form onSubmit={() => send({ type: 'step.next' })}>
      <ProgressBar
        label={words.progress(number + 1, view.of)}
        value={view.answered}
        max={view.of}
        valueLabel={`${view.answered}/${view.of}`}
      />
      <div>
        <Text tone="muted">{words.lead}</Text>
        <Heading level={2} size="section" ref={heading}>
          {words.questions[area]}
        </Heading>
      </div>
      <RadioGroup
        key={area}
        name="answer"
        label={words.questions[area]}
        isLabelHidden
        options={view.answers.map((value) => ({ value: String(value), label: words.answers[value] }))}
        value={answer === null ? '' : String(answer)}
        onChange={(value) => send({ type: 'answer.choose', answer: Number(value) as CheckAnswer })}
      />
      {area === 'safety' && <Text size="small">{words.safetyNote}</Text>}
      <Inline space="small">
        <Button type="submit" variant="primary" isDisabled={!view.canGoOn}>
          {number === view.of - 1 ? words.finish : words.next}
        </Button>
        <Button onPress={() => send({ type: 'step.back' })}>{words.back}</Button>
      </Inline>
    </Form>
  );
}

function CheckIntro({ view: { answered, of, keptIn }, send }: CheckProps) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(wellnessCheckWords);
  const isBegun = answered > 0;
  const goOn = answered === of ? sharedWords.check.see : sharedWords.check.goOn(answered, of);
  return (
    <Stack space="medium">
      {[...words.intro, words.privacy[keptIn]].map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      <Text>
        {words.screenings.title}{' '}
        {words.screenings.links.map(({ label, href }, index) => (
          <Fragment key={href}>
            {index > 0 && ' · '}
            <Anchor href={href}>{label}</Anchor>
          </Fragment>
        ))}
      </Text>
      <Inline space="small">
        <Button variant="primary" onPress={() => send({ type: 'check.start' })}>
          {isBegun ? goOn : words.start}
        </Button>
        {isBegun && <Button onPress={() => send({ type: 'check.clear' })}>{words.clear}</Button>}
      </Inline>
    </Stack>
  );
}

export type { CheckProps } from './Wellness.types.ts';

export interface WellnessCheckProps extends CheckProps {
  links: WellnessLinks;
}

/** A short self-check with a private result and next steps. */
export function WellnessCheck({ view, send, links }: WellnessCheckProps) {
  const sharedWords = useWords(wellnessWords);
  const words = useWords(wellnessCheckWords);
  return (
    <Stack space="large">
      {/* A question has the page for itself. */}
      {view.state === 'asking' ? (
        <VisuallyHidden>
          <Heading level={1}>{words.title}</Heading>
        </VisuallyHidden>
      ) : (
        <PageHead
          title={words.title}
          hub={sharedWords.overview.title}
          tabs={<PageTabs words={sharedWords} links={links} current="check" />}
        />
      )}
      <div className={view.state === 'asking' ? alone : page}>
        {view.state === 'result' && <CheckResult view={view} send={send} />}
        {view.state === 'intro' && <CheckIntro view={view} send={send} />}
        {view.state === 'asking' && <CheckQuestion view={view} send={send} />}
        <Text size="small">
          <Anchor href={words.leave.href}>{words.leave.label}</Anchor>
        </Text>
      </div>
    </Stack>
  );
}
