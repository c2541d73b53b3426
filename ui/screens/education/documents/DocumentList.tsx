import Download from 'lucide-react/icons/download';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { ServiceRecord } from '../../../components/Icon/drawings/ServiceRecord.tsx';
import { useWords } from '../../../language/useWords.ts';
import { fileSize } from '../../../components/FileDrop/fileSize.ts';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { relativeTime } from '../../format.ts';
import { TimeText } from '../../system/parts/TimeText.tsx';
import { entry } from '../../layout.css.ts';
import type { DocumentsProps } from '../Education.types.ts';
import { documentsWords } from '../Documents.words.ts';

export function DocumentList({ view, send, intl }: DocumentsProps) {
  const words = useWords(documentsWords);
  const { documents, busy } = view;
  return (
    <Card as="section" aria-labelledby="document-list">
      <Stack space="medium">
        <Inline space="xsmall" align="baseline" justify="space-between">
          <Heading level={2} id="document-list">
            {words.list}
          </Heading>
          {documents.length > 0 && (
            <Text size="small" tone="muted">
              {words.count(documents.length)}
            </Text>
          )}
        </Inline>
        {documents.length === 0 && (
          <EmptyState icon={ServiceRecord} level={3} title={words.empty.title}>
            {words.empty.text}
          </EmptyState>
        )}
        <Box as="ul" listStyle="none" aria-label={words.list}>
          {documents.map(({ id, name, size, kind, purpose, addedAt, isHere }) => (
            <li key={id} className={entry}>
              <Inline space="xsmall" align="baseline" justify="space-between">
                <Stack space="hair" minWidth={0}>
                  <Text as="div" weight="medium">
                    {words.purposes[purpose]}
                  </Text>
                  <Text as="div" size="small">
                    {name}
                  </Text>
                  <Text as="div" size="small" tone="muted">
                    {kind.toUpperCase()}, {fileSize(size)}
                  </Text>
                  <TimeText at={addedAt} intl={intl} size="small" tone="muted">
                    {words.added(relativeTime(addedAt, intl))}
                  </TimeText>
                  {!isHere && (
                    <Text as="div" size="small">
                      {words.away}
                    </Text>
                  )}
                </Stack>
                <Inline space="xsmall">
                  {isHere && (
                    <Button
                      size="small"
                      icon={Download}
                      aria-label={words.saveOf(name)}
                      onPress={() => send({ type: 'document.save', documentId: id })}
                    >
                      {words.save}
                    </Button>
                  )}
                  <Button
                    size="small"
                    variant="quiet"
                    isDisabled={busy}
                    aria-label={words.removeOf(name)}
                    onPress={() => send({ type: 'document.remove', documentId: id })}
                  >
                    {words.remove}
                  </Button>
                </Inline>
              </Inline>
            </li>
          ))}
        </Box>
      </Stack>
    </Card>
  );
}
