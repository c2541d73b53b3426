import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { PlainButton } from '../../components/Button/PlainButton.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Chat, type ChatProps } from './Chat.tsx';
import { useWords } from '../../language/useWords.ts';
import { chatWords } from './Chat.words.ts';

/** The chat as a dashboard card; it can be hidden. */
export function ChatCard({ view, send }: ChatProps) {
  const words = useWords(chatWords);
  return (
    <Card as="section" aria-labelledby="battle-buddy">
      <Stack space="medium">
        <Inline justify="space-between" space="small">
          <Heading level={2} id="battle-buddy">
            {words.title}
          </Heading>
          {view.collapsible && (
            <PlainButton
              size="small"
              variant="quiet"
              icon={view.expanded ? ChevronUp : ChevronDown}
              onPress={() => send({ type: 'panel.toggle' })}
            >
              {view.expanded ? words.collapse : words.expand}
            </PlainButton>
          )}
        </Inline>
        {view.expanded ? <Chat view={view} send={send} /> : <Text tone="muted">{words.collapsed}</Text>}
      </Stack>
    </Card>
  );
}
