import type { OccupationView, SkillTranslationEvent } from '@vetsync/machines/skillTranslation';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { civilian as civilianStyle } from '../Career.css.ts';
import { entry } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';

interface OccupationEntryProps {
  occupation: OccupationView;
  send: (event: SkillTranslationEvent) => void;
}

/** A military occupation with its civilian matches, and a button to report a wrong match. */
export function OccupationEntry({ occupation, send }: OccupationEntryProps) {
  const words = useWords(skillTranslationWords);
  const { id, label, title, civilian, isReported } = occupation;
  return (
    <li className={entry}>
      <Stack space="small">
        <div>
          <Text as="div" size="small" tone="muted" lang="en">
            {label}
          </Text>
          <Heading level={4} lang="en">
            {title}
          </Heading>
        </div>
        <ul className={civilianStyle} aria-label={words.near}>
          {civilian.map(({ code, title: name, href }) => (
            <li key={code}>
              <a href={href} lang="en">
                {name}
              </a>{' '}
              <Text as="span" size="caption" tone="muted">
                {words.opens(code)}
              </Text>
            </li>
          ))}
        </ul>
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Button
            size="small"
            variant="quiet"
            aria-label={words.reportAbout(label)}
            onPress={() => send({ type: 'report.open', occupationId: id })}
          >
            {words.report}
          </Button>
          {isReported && <Badge tone="info">{words.reported}</Badge>}
        </Inline>
      </Stack>
    </li>
  );
}
