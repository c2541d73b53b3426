import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { plain, row } from './ProfileViewer.css.ts';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

/** Veterans who served at the same posting at the same time (`?open=buddies&posting=…`). */
export function BuddyDialog({ view, send }: ProfileViewerProps) {
  const words = useWords(profileViewerWords).buddies;
  const { buddies } = view;
  const close = () => send({ type: 'dialog.close' });
  return (
    <Dialog
      title={buddies ? words.at(buddies.posting.location) : words.title}
      description={words.note(buddies?.people.length ?? 0)}
      isOpen={buddies !== null}
      onClose={close}
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      <ul className={plain}>
        {buddies?.people.map(({ id, name, together, today, connected, requested }) => (
          <li key={id} className={row}>
            <Inline space="small" flexWrap="nowrap">
              <Avatar name={name} />
              <div>
                <Text weight="medium">{name}</Text>
                <Text size="small">{today}</Text>
                <Text size="small" tone="muted">
                  {words.together(together)}
                </Text>
              </div>
            </Inline>
            {connected ? (
              <Badge tone="positive">{words.isConnected}</Badge>
            ) : (
              <Button
                size="small"
                aria-label={requested ? words.requestedOf(name) : words.requestOf(name)}
                onPress={() => send({ type: 'buddy.toggle', id })}
              >
                {requested ? words.requested : words.request}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
