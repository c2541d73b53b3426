import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Grid } from '../../components/Grid/Grid.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { beside, columns } from './Profile.css.ts';
import type { ProfileProps } from './Profile.types.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords, publicProfileWords } from './Profile.words.ts';
import { Person } from './ProfileHeader.tsx';
import { ProfileSections } from './ProfileSections.tsx';
import { PageHead } from '../system/parts/PageHead.tsx';

/** The profile as others see it (`?open=public`), with controls for what it shows. */
export function PublicProfile({ view, send, veteranVerified = false }: ProfileProps) {
  const sharedWords = useWords(profileWords);
  const words = useWords(publicProfileWords);
  const { profile, parts } = view.public;
  return (
    <Stack space="large">
      <PageHead
        title={words.title}
        action={
          <Button icon={ArrowLeft} onPress={() => send({ type: 'public.close' })}>
            {words.back}
          </Button>
        }
      />
      <Banner>{words.note}</Banner>
      <div className={columns}>
        <div className={beside}>
          <Card as="section" aria-labelledby="public-parts">
            <Stack space="small">
              <Heading level={2} id="public-parts">
                {words.choose}
              </Heading>
              <Text size="small" tone="muted">
                {words.help}
              </Text>
              <Grid columns={{ mobile: 2, desktop: 1 }} space="xsmall">
                {parts.map(({ part, isShown }) => (
                  <Switch
                    key={part}
                    isSelected={isShown}
                    onChange={(shown) => send({ type: 'part.show', part, isShown: shown })}
                  >
                    {words.parts[part]}
                  </Switch>
                ))}
              </Grid>
              {parts.length === 0 && <Text>{words.none}</Text>}
            </Stack>
          </Card>
        </div>
        <Stack as="article" space="large" aria-label={words.preview(profile.name || sharedWords.unnamed)}>
          <Card>
            <Person
              {...{ profile, veteranVerified }}
              heading={<Heading level={2}>{profile.name || sharedWords.unnamed}</Heading>}
            />
          </Card>
          <ProfileSections profile={profile} includesEmpty={false} />
        </Stack>
      </div>
    </Stack>
  );
}
