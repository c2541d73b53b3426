import X from 'lucide-react/icons/x';
import { Button } from '../../../components/Button/Button.tsx';
import { Inline } from '../../../components/Inline/Inline.tsx';
import { Stack } from '../../../components/Stack/Stack.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { tray } from '../../system/compare/Compare.css.ts';
import { useFocusOnChange } from '../../system/parts/focus.ts';
import { names } from './Candidates.css.ts';
import type { Translation } from '../../../language/translate.ts';
import { useWords } from '../../../language/useWords.ts';
import { compareWords } from '../../recruiter/Recruiter.words.ts';
import type { CompareProps } from '../Candidates.types.ts';

/** Text about the selection: how many are missing, or that it is full. */
function messageOf(
  words: Translation<typeof compareWords>,
  { compared, canAdd, canCompare, comparedMax: max }: CompareProps['view'],
): string {
  if (compared.length === 0) return words.nobody(max);
  if (!canAdd) return words.full(max);
  return canCompare ? words.chosen(compared.length) : words.more;
}

/** Candidates selected for comparison, visible while the list scrolls. */
export function CompareChoice({ view, send }: CompareProps) {
  const words = useWords(compareWords);
  const { compared, canCompare } = view;
  const isNobody = compared.length === 0;
  const chosen = compared.map(({ id }) => id).join(',');
  // Removing a candidate also removes the button that was pressed, so the focus would be lost.
  const container = useFocusOnChange<HTMLDivElement>(chosen, { ifLost: true });
  return (
    <section className={isNobody ? undefined : tray} aria-label={words.tray}>
      <Stack space="xsmall" minWidth={0}>
        <div ref={container} tabIndex={-1}>
          <output>
            <Text as="span" weight={isNobody ? 'regular' : 'medium'} tone={isNobody ? 'muted' : 'inherit'}>
              {messageOf(words, view)}
            </Text>
          </output>
        </div>
        {!isNobody && (
          <ul className={names}>
            {compared.map(({ id, name }) => (
              <li key={id}>
                <Button
                  size="small"
                  icon={X}
                  aria-label={words.removeOf(name)}
                  onPress={() => send({ type: 'compare.remove', candidateId: id })}
                >
                  {name}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {!isNobody && (
        <Inline space="small">
          <Button variant="primary" isDisabled={!canCompare} onPress={() => send({ type: 'compare.open' })}>
            {words.open}
          </Button>
          <Button onPress={() => send({ type: 'compare.clear' })}>{words.clear}</Button>
        </Inline>
      )}
    </section>
  );
}
