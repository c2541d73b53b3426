import type { OccupationView, SkillTranslationEvent } from '@vetsync/machines/career/skillTranslation';
import type { Ref } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';

interface OccupationDepthProps {
  occupation: OccupationView;
  heading: Ref<HTMLHeadingElement>;
  send: (event: SkillTranslationEvent) => void;
}

/** One military occupation, the civilian ones near to it, who says so, and a button to report a wrong match. */
export function OccupationDepth({ occupation, heading, send }: OccupationDepthProps) {
  const words = useWords(skillTranslationWords);
  const { id, label, title, civilian, isReported } = occupation;
  return (
    <Card as="section" aria-labelledby="occupation">
      <Stack space="medium">
        <div>
          <Text as="div" tone="muted" lang="en">
            {label}
          </Text>
          <Heading level={3} size="title" id="occupation" ref={heading} tabIndex={-1} lang="en">
            {title}
          </Heading>
        </div>
        <Stack space="xsmall">
          <Text weight="medium">{words.near}</Text>
          <RowList aria-label={words.near}>
            {civilian.map(({ code, title: name, href }) => (
              <Row key={code} title={<span lang="en">{name}</span>} href={href} detail={words.opens(code)} />
            ))}
          </RowList>
        </Stack>
        <Text size="small" tone="muted">
          <Text as="strong" size="small" weight="medium">
            {words.judgment.title}.
          </Text>{' '}
          {words.judgment.text}
        </Text>
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Button
            size="small"
            aria-label={words.reportAbout(label)}
            onPress={() => send({ type: 'report.open', occupationId: id })}
          >
            {words.report}
          </Button>
          {isReported && <Badge tone="info">{words.reported}</Badge>}
        </Inline>
      </Stack>
    </Card>
  );
}
