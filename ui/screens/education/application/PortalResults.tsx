import { Badge } from '../../../components/Badge/Badge.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { DialogFooter } from '../../../components/Dialog/Dialog.tsx';
import { Row, RowList } from '../../../components/RowList/RowList.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';
import type { CommonApplicationProps } from '../Education.types.ts';

/** What became of the application at each school, as the server has answered. */
export function PortalResults({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords).results;
  const { results, state } = view;
  const sent = results.filter(({ refused }) => refused === null).length;
  return (
    <>
      <Stack space="medium" tabIndex={-1} ref={useFocusOnMount<HTMLElement>()}>
        <Text size="lead">{words.sent(sent, results.length)}</Text>
        <RowList>
          {results.map(({ id, name, program, refused, earlierHref }) => (
            <Row
              key={id}
              title={program}
              {...(earlierHref !== null && { href: earlierHref })}
              detail={refused ? `${name}. ${words.reasons[refused]}` : name}
              state={
                <Badge tone={refused ? 'caution' : 'positive'}>
                  {refused ? words.isNotSent : words.isSent}
                </Badge>
              }
            />
          ))}
        </RowList>
        <Text size="small" tone="muted">
          {state === 'some' ? words.kept : words.later}
        </Text>
      </Stack>
      <DialogFooter>
        {state === 'some' && (
          <Button variant="primary" onPress={() => send({ type: 'choice.resume' })}>
            {words.resume}
          </Button>
        )}
        <Button
          variant={state === 'some' ? 'secondary' : 'primary'}
          onPress={() => send({ type: 'dialog.close' })}
        >
          {words.close}
        </Button>
      </DialogFooter>
    </>
  );
}
