import type { SkillTranslationView } from '@vetsync/machines/career/skillTranslation';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Anchor } from '../../../components/Link/Anchor.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Disclosure } from '../../../components/Disclosure/Disclosure.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { formatUtcDay } from '../../dates.ts';
import { bullets } from '../../layout.css.ts';
import { useWords } from '../../../language/useWords.ts';
import { skillTranslationWords } from '../SkillTranslation.words.ts';

interface SkillSourcesProps {
  view: SkillTranslationView;
  onMissing: () => void;
}

/** Sources of the titles and of the matches, and a way to tell what is missing. */
export function SkillSources({ view, onMissing }: SkillSourcesProps) {
  const words = useWords(skillTranslationWords);
  return (
    <Stack space="small">
      <div>
        <Button size="small" onPress={onMissing}>
          {words.judgment.missing}
        </Button>
      </div>
      <Disclosure title={words.sources(formatUtcDay(view.sourceDate, useLocale()))}>
        <ul className={bullets}>
          {view.sources.map(({ name, href }) => (
            <li key={name}>
              <Text as="span" size="small">
                <Anchor href={href} lang="en">
                  {name}
                </Anchor>
              </Text>
            </li>
          ))}
        </ul>
      </Disclosure>
    </Stack>
  );
}
