import type { ProfileSwitchEvent, ProfileSwitchView } from '@vetsync/machines/shell/profileSwitch';
import { Card } from '../../../components/Card/Card.tsx';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Heading } from '../../../components/Heading/Heading.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useFocusOnMount } from '../../system/parts/focusOnMount.ts';
import { PageFrame } from '../../system/PageFrame.tsx';
import { ProfileLink } from '../navigation/ProfileLink.tsx';
import { useWords } from '../../../language/useWords.ts';
import { chooseProfileWords } from '../Shell.words.ts';

export interface ChooseProfileProps {
  view: ProfileSwitchView | null;
  send: (event: ProfileSwitchEvent) => void;
}

/** After signing out of the demo: choose one of the five profiles. */
export function ChooseProfile({ view, send }: ChooseProfileProps) {
  const words = useWords(chooseProfileWords);
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <PageFrame width="reading">
      <Stack space="large">
        <Stack space="xsmall">
          <Heading level={1} ref={heading}>
            {words.title}
          </Heading>
          <Text tone="muted">{words.text}</Text>
        </Stack>
        <Grid as="ul" columns={{ mobile: 1, tablet: 2 }} space="small">
          {view?.profiles.map((option) => (
            <Card as="li" key={option.role} padding="none">
              <ProfileLink option={option} send={send} />
            </Card>
          ))}
        </Grid>
      </Stack>
    </PageFrame>
  );
}
