import type { School } from '@vetsync/machines/reference/model';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ToggleButton } from '../../../components/ToggleButton/ToggleButton.tsx';
import { useWords } from '../../../language/useWords.ts';
import type { SchoolsProps } from '../Schools.types.ts';
import { schoolsWords } from '../Schools.words.ts';

interface CompareToggleProps extends Pick<SchoolsProps, 'send'> {
  school: Pick<School, 'id' | 'name'>;
  compared: SchoolsProps['view']['compared'];
}

/** Puts a school side by side with others. */
export function CompareToggle({ school: { id, name }, compared, send }: CompareToggleProps) {
  const words = useWords(schoolsWords).compare;
  const isChosen = compared.ids.includes(id);
  return (
    <ToggleButton
      isSelected={isChosen}
      isDisabled={compared.isFull && !isChosen}
      aria-label={words.addOf(name)}
      onChange={() => send({ type: 'compare.toggle', id })}
    >
      {words.add}
    </ToggleButton>
  );
}

/** The schools that are chosen, and the way to see them side by side. */
export function ComparedSchools({ view: { compared }, send }: SchoolsProps) {
  const words = useWords(schoolsWords).compare;
  const count = compared.ids.length;
  return (
    <div aria-live="polite">
      {count > 0 && (
        <Inline space="small" align="center">
          <Text>{compared.isFull ? words.full(count) : words.chosen(count)}</Text>
          {count > 1 && <LinkButton href={compared.href}>{words.show}</LinkButton>}
          <Button variant="quiet" onPress={() => send({ type: 'compare.clear' })}>
            {words.clear}
          </Button>
        </Inline>
      )}
    </div>
  );
}
