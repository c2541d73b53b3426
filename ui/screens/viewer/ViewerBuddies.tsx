import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { formatNumber, relativeTime } from '../format.ts';
import { TimeText } from '../system/parts/TimeText.tsx';
import { Part } from '../system/parts/Part.tsx';
import { figures } from './ProfileViewer.css.ts';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

export function ViewerBuddies({ view }: Pick<ProfileViewerProps, 'view'>) {
  const words = useWords(profileViewerWords).buddies;
  const { matches, reader, veteran } = view;
  const { name, at } = veteran.recentConnection;
  return (
    <Part title={words.title}>
      <dl className={figures}>
        {(['total', 'connected', 'available'] as const).map((each) => (
          <Stack key={each} space="none">
            <Text as="dt" size="small" tone="muted">
              {words[each]}
            </Text>
            <Text as="dd" size="title" weight="strong" numeric>
              {formatNumber(matches[each], reader)}
            </Text>
          </Stack>
        ))}
      </dl>
      <Text>
        {words.recent(name)}{' '}
        <TimeText at={at} reader={reader} tone="muted">
          {relativeTime(at, reader)}
        </TimeText>
      </Text>
    </Part>
  );
}
