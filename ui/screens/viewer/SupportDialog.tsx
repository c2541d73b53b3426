import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { TimeText } from '../system/parts/TimeText.tsx';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';
import { dateText } from '../dates.ts';

/** Progress of a claim or a referral (`?open=claim`, `?open=housing`). */
export function SupportDialog({ view, send }: ProfileViewerProps) {
  const allWords = useWords(profileViewerWords);
  const words = allWords.support;
  const { support, veteran, intl } = view;
  const close = () => send({ type: 'dialog.close' });
  const title = support ? words.dialogs[support] : words.title;
  return (
    <Dialog
      title={title}
      description={allWords.sample}
      isOpen={support !== null}
      onClose={close}
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      {support && (
        <>
          <Timeline
            label={title}
            entries={veteran[support].map(({ id, state, at }) => ({
              id,
              state,
              title: words.steps[id] ?? id,
              when: at ? (
                <TimeText at={at} intl={intl}>
                  {dateText(at, intl)}
                </TimeText>
              ) : (
                words.coming
              ),
            }))}
          />
          <Text>{words.next[support]}</Text>
        </>
      )}
    </Dialog>
  );
}
