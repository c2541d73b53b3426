import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Timeline } from '../../components/Timeline/Timeline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Part } from '../system/parts/Part.tsx';
import { onScreen } from './ProfileViewer.css.ts';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

export function ViewerHistory({ view, send }: ProfileViewerProps) {
  const { header, history: words } = useWords(profileViewerWords);
  return (
    <Part title={words.title}>
      <Timeline
        label={words.title}
        hasStates={false}
        entries={view.postings.map(({ id, location, unit, duty, from, to, matches }) => ({
          id,
          title: location,
          when: header.years(from, to),
          children: (
            <Stack space="xsmall">
              <Text size="small">{`${duty}, ${unit}`}</Text>
              <Inline space="small">
                <Badge>{words.matches(matches)}</Badge>
                <span className={onScreen}>
                  <Button
                    size="small"
                    aria-label={words.of(location)}
                    onPress={() => send({ type: 'buddies.open', posting: id })}
                  >
                    {words.view}
                  </Button>
                </span>
              </Inline>
            </Stack>
          ),
        }))}
      />
    </Part>
  );
}
