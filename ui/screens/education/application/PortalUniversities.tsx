import type { UniversityProgram } from '@vetsync/machines/education/model';
import { Box } from '../../../components/Box/Box.tsx';
import { Checkbox } from '../../../components/Checkbox/Checkbox.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { fieldset, legend } from '../../applications/ApplicationDialog.css.ts';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { CommonApplicationProps } from '../Education.types.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { commonApplicationWords } from '../CommonApplication.words.ts';
import { entry } from '../../layout.css.ts';
import { money } from '../relativeDays.ts';

type Facts = Pick<UniversityProgram, 'program' | 'location' | 'tuitionCost' | 'giBillCoverage'>;

const factsOf = (
  words: Translation<typeof commonApplicationWords>,
  { program, location, tuitionCost, giBillCoverage }: Facts,
  locale: string,
) => `${program}. ${location}, ${words.tuition(money(tuitionCost, { locale }))}, GI Bill ${giBillCoverage}%`;

/** Step 1. The label says "up to 5", but more can be selected (feature spec, section 5). */
export function PortalUniversities({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const { locale } = useLocale();
  const { universities, chosen, recommended } = view;
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{words.choose(recommended)}</legend>
      <Stack space="medium">
        <Box as="ul" listStyle="none">
          {universities.map(({ id, name, isChosen, hasApplied, ...university }) => (
            <li key={id} className={entry}>
              <Checkbox
                isSelected={isChosen}
                isDisabled={hasApplied}
                help={hasApplied ? words.applied(university.program) : factsOf(words, university, locale)}
                onChange={() => send({ type: 'program.toggle', programId: id })}
              >
                {name}
              </Checkbox>
            </li>
          ))}
        </Box>
        <div aria-live="polite">
          <Text size="small" tone="muted">
            {chosen.length === 0 ? words.chooseFirst : words.chosen(chosen.length)}
            {chosen.length > recommended && `. ${words.beyond(recommended)}`}
          </Text>
        </div>
      </Stack>
    </fieldset>
  );
}
