import { Avatar } from '../../components/Avatar/Avatar.tsx';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { head } from './ProfileViewer.css.ts';
import type { ProfileViewerProps } from './Viewer.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileViewerWords } from './ProfileViewer.words.ts';

export function ViewerHeader({ view }: Pick<ProfileViewerProps, 'view'>) {
  const words = useWords(profileViewerWords);
  const { viewer, veteran } = view;
  const { name, branch, location, service, id } = veteran;
  return (
    <Card>
      <div className={head}>
        <Avatar name={name} tone="own" size="large" />
        <Stack space="xsmall">
          <Heading level={1} size="section">
            {name}
          </Heading>
          <Text>{words.header.served(branch, service.from, service.to)}</Text>
          <Text tone="muted">{`${location} · ${words.header.id(id)}`}</Text>
          <Inline space="xsmall">
            {viewer !== 'veteran' && (
              <>
                <Badge tone="info" variant="solid">
                  {words.views[viewer].view}
                </Badge>
                <Badge tone="info">{words.views[viewer].person}</Badge>
                <Badge tone="positive">{words.active}</Badge>
              </>
            )}
            <Badge>{words.sample}</Badge>
          </Inline>
        </Stack>
      </div>
    </Card>
  );
}
