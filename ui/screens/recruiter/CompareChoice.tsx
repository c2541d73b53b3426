import type { CandidatePoolEvent, CandidatePoolView } from '@vetsync/machines/candidatePool';
import X from 'lucide-react/icons/x';
import { Button } from '../../components/Button/Button.tsx';
import { Inline } from '../../components/Inline/Inline.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { tray } from '../compare/Compare.css.ts';
import { names } from './Recruiter.css.ts';
import { compareWords as words } from './Recruiter.words.ts';

export interface CompareProps {
  view: CandidatePoolView;
  send: (event: CandidatePoolEvent) => void;
}

/** What is told of the choice: what is missing, that it is full, or why a fifth was not taken. */
function toldOf({ state, compared, canCompare, max }: CandidatePoolView): string {
  if (compared.length === 0) return '';
  if (state === 'refused') return words.refused(max);
  if (state === 'full') return words.full(max);
  return canCompare ? words.chosen(compared.length) : words.more;
}

/** Who was chosen to be compared, in sight while the list is read. */
export function CompareChoice({ view, send }: CompareProps) {
  const { state, compared, canCompare } = view;
  const told = (
    <output>
      <Text as="span" weight="medium" tone={state === 'refused' ? 'critical' : 'inherit'}>
        {toldOf(view)}
      </Text>
    </output>
  );
  // It is there before it has something to say, or nobody would hear it.
  if (compared.length === 0) return told;
  return (
    <section className={tray} aria-label={words.tray}>
      <Stack space="xsmall" minWidth={0}>
        {told}
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
      </Stack>
      <Inline space="small">
        <Button emphasis="primary" isDisabled={!canCompare} onPress={() => send({ type: 'compare.open' })}>
          {words.open}
        </Button>
        <Button onPress={() => send({ type: 'compare.clear' })}>{words.clear}</Button>
      </Inline>
    </section>
  );
}
