import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Avatar } from '../../../components/Avatar/Avatar.tsx';
import { Box } from '../../../components/Box/Box.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Section } from '../../../components/Section/Section.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { useWords } from '../../../language/useWords.ts';
import { entry } from '../../layout.css.ts';
import { worldPhrases } from '../../system/parts/World.phrases.ts';
import { helper as row } from '../Claims.css.ts';
import { ownProvidersWords } from './OwnProviders.words.ts';
import type { OwnProvidersProps } from '../Wellness.types.ts';

/** The doctors in the list, each with their phone and a button to note a visit. */
export function OwnProviderList({ view, send }: OwnProvidersProps) {
  const words = useWords(ownProvidersWords);
  const sharedWords = useWords(worldPhrases);
  return (
    <Section title={words.list} level={3}>
      <Box as="ul" listStyle="none">
        {view.providers.map(({ id: providerId, name, specialty, facility, phone }) => (
          <li key={providerId} className={`${entry} ${row}`}>
            <Avatar name={name} tone="own" />
            <Stack space="xsmall">
              <div>
                <Text as="div" weight="strong">
                  {name}
                </Text>
                <Text as="div" size="small" tone="muted">
                  {[sharedWords.specialty(specialty), facility].filter(Boolean).join(', ')}
                </Text>
              </div>
              <Inline space="xsmall">
                <Button
                  size="small"
                  aria-label={words.noteWith(name)}
                  onPress={() => send({ type: 'provider.choose', providerId })}
                >
                  {words.note}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={words.removeOf(name)}
                  onPress={() => send({ type: 'provider.remove', providerId })}
                >
                  {words.remove}
                </Button>
                {phone !== '' && (
                  <Anchor href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{words.call(phone)}</Anchor>
                )}
              </Inline>
            </Stack>
          </li>
        ))}
      </Box>
    </Section>
  );
}
