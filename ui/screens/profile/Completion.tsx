import type { ProfileEditorView } from '@vetsync/machines/profile/profileEditor';
import Plus from 'lucide-react/icons/plus';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { missing, missingLink } from './Profile.css.ts';
import { useWords } from '../../language/useWords.ts';
import { profileWords } from './Profile.words.ts';

/** How many of the eight profile items are complete, with a link to each missing one. */
export function Completion({ completion }: Pick<ProfileEditorView, 'completion'>) {
  const words = useWords(profileWords).completion;
  const { percent, done, of, missing: items } = completion;
  return (
    <Card as="section" aria-labelledby="completion">
      <Stack space="small">
        <Heading level={2} id="completion">
          {words.title}
        </Heading>
        <ProgressBar
          label={words.label}
          isLabelHidden
          value={done}
          max={of}
          valueLabel={words.figure(percent, done, of)}
        />
        <Text size="small" numeric>
          {words.figure(percent, done, of)}
        </Text>
        {items.length === 0 ? (
          <Text size="small">{words.complete}</Text>
        ) : (
          <Stack space="xxsmall">
            <Text weight="medium">{words.missing}</Text>
            <ul className={missing}>
              {items.map(({ item, href }) => (
                <li key={item}>
                  <Anchor className={missingLink} href={href}>
                    <Icon of={Plus} size="small" />
                    {words.add(words.items[item])}
                  </Anchor>
                </li>
              ))}
            </ul>
          </Stack>
        )}
      </Stack>
    </Card>
  );
}
