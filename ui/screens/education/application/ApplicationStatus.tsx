import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { When } from '../../system/parts/When.tsx';
import { entry } from '../../layout.css.ts';
import type { EducationProps } from '../Education.types.ts';
import { useWords } from '../../../language/useWords.ts';
import { educationWords } from '../Education.words.ts';
import { statusTones } from '../statusTones.ts';

/** The veteran's applications and their status (feature spec, section 2, "Application Status"). */
export function ApplicationStatus({ view, send }: EducationProps) {
  const words = useWords(educationWords).applications;
  const { applications, reader, links } = view;
  return (
    <Card as="section" aria-labelledby="application-status">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="application-status">
            {words.title}
          </Heading>
          {applications.length > 0 && (
            <LinkButton size="small" variant="quiet" href={links.applications}>
              {words.track}
            </LinkButton>
          )}
        </Inline>
        {applications.length === 0 ? (
          <EmptyState
            level={3}
            title={words.empty.title}
            action={<Button onPress={() => send({ type: 'portal.open' })}>{words.empty.action}</Button>}
          >
            {words.empty.text}
          </EmptyState>
        ) : (
          <Box as="ul" listStyle="none">
            {applications.map(({ id, university, program, status, submitDate }) => (
              <li key={id} className={entry}>
                <Inline space="xsmall" align="baseline" justify="space-between">
                  <Text as="div" weight="medium">
                    {university}
                  </Text>
                  <Badge tone={statusTones[status]}>{words.statuses[status]}</Badge>
                </Inline>
                <Text as="div" size="small">
                  {program}
                </Text>
                <When at={submitDate} reader={reader} size="small" tone="muted">
                  {words.submitted(relativeTime(submitDate, reader))}
                </When>
              </li>
            ))}
          </Box>
        )}
      </Stack>
    </Card>
  );
}
