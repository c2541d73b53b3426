import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { useWords } from '../../language/useWords.ts';
import type { AssistantProps } from './Assistant.types.ts';
import { assistantWords } from './Assistant.words.ts';
import { AssistantConversations, ConversationName } from './AssistantConversations.tsx';
import { AssistantTalk } from './AssistantTalk.tsx';
import { columns } from './BattleBuddy.css.ts';
import { PageHead } from '../system/parts/PageHead.tsx';

/** The assistant of a signed-in person: one conversation, and the list of all. */
export function Assistant(props: AssistantProps) {
  const words = useWords(assistantWords);
  return (
    <Stack space="large">
      <Stack space="xsmall">
        <PageHead
          title={words.page}
          action={<LinkButton href={props.view.newHref}>{words.newOne}</LinkButton>}
        />
        <ConversationName {...props} />
      </Stack>
      <div className={columns}>
        <AssistantTalk {...props} kind="page" level={2} />
        <AssistantConversations {...props} />
      </div>
    </Stack>
  );
}

/** The same conversation on the dashboard, made small. */
export function AssistantWidget({ pageHref, ...props }: AssistantProps & { pageHref: string }) {
  const words = useWords(assistantWords);
  return (
    <Card as="section" aria-labelledby="battle-buddy">
      <Stack space="medium">
        <Inline justify="space-between" space="small">
          <Heading level={2} id="battle-buddy">
            {words.title}
          </Heading>
          <Anchor href={pageHref}>{words.openPage}</Anchor>
        </Inline>
        <AssistantTalk {...props} kind="widget" level={3} />
      </Stack>
    </Card>
  );
}
