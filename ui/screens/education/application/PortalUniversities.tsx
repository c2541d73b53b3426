import type { PortalProgram } from '@vetsync/machines/education/model';
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
import { PortalMore } from './PortalMore.tsx';
import { money } from '../relativeDays.ts';

type Facts = Pick<PortalProgram, 'program' | 'location' | 'tuitionCost' | 'giBillCoverage'>;

const factsOf = (
  words: Translation<typeof commonApplicationWords>,
  { program, location, tuitionCost = 0, giBillCoverage = 0 }: Facts,
  locale: string,
) => `${program}. ${location}, ${words.tuition(money(tuitionCost, { locale }))}, GI Bill ${giBillCoverage}%`;

/** Step 1. The label says "up to 5", but more can be selected (feature spec, section 5). */
export function PortalUniversities({ view, send }: CommonApplicationProps) {
  const words = useWords(commonApplicationWords);
  const { locale } = useLocale();
  const { universities, chosen, recommended, search, max } = view;
  const chooseFirst = search ? words.chooseFirstProgram : words.chooseFirst;
  const countOf = search ? words.chosenPrograms : words.chosen;
  const isFull = max !== null && chosen.length >= max;
  const helpOf = (one: Facts & { name: string; hasApplied: boolean }) => {
    if (one.hasApplied) return words.applied(search ? one.name : one.program);
    return search ? words.at(one.name, one.location) : factsOf(words, one, locale);
  };
  return (
    <fieldset className={fieldset}>
      <legend className={legend}>{max === null ? words.choose(recommended) : words.chooseUpTo(max)}</legend>
      <Stack space="medium">
        <Box as="ul" listStyle="none">
          {universities.map(({ id, name, isChosen, hasApplied, ...university }) => (
            <li key={id} className={entry}>
              <Checkbox
                isSelected={isChosen}
                isDisabled={hasApplied || (isFull && !isChosen)}
                help={helpOf({ name, hasApplied, ...university })}
                onChange={() => send({ type: 'program.toggle', programId: id })}
              >
                {search ? university.program : name}
              </Checkbox>
            </li>
          ))}
        </Box>
        {search && <PortalMore search={search} foundSome={universities.length > 0} send={send} />}
        <div aria-live="polite">
          <Text size="small" tone="muted">
            {chosen.length === 0 ? chooseFirst : countOf(chosen.length)}
            {!search && chosen.length > recommended && `. ${words.beyond(recommended)}`}
            {isFull && `. ${words.mostReached(max)}`}
          </Text>
        </div>
      </Stack>
    </fieldset>
  );
}
