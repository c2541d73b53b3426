import Check from 'lucide-react/icons/check';
import type { RootProps } from '../Box/rootProps.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { count, list, iconBox, step, steps as stepsStyle, textBox } from './Steps.css.ts';
import { useWords } from '../../language/useWords.ts';
import { stepsWords } from './Steps.words.ts';

export interface StepsProps extends RootProps<'div'> {
  /** Name of the whole process. */
  label: string;
  /** Names of all steps, in order. */
  steps: readonly string[];
  /** Index of the current step, from 0. Equal to the number of steps when all are done. */
  current: number;
}

/** Progress through a process of a few steps. */
export function Steps({ label, steps, current, ...rest }: StepsProps) {
  const words = useWords(stepsWords);
  const name = steps[current];
  return (
    <div data-component="Steps" {...rest} className={stepsStyle}>
      {name !== undefined && <p className={count}>{words.count(current + 1, steps.length, name)}</p>}
      <ol className={list} aria-label={label}>
        {steps.map((each, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'coming';
          return (
            <li
              key={each}
              className={step({ state })}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={textBox({ state })}>
                {state === 'done' && (
                  <>
                    <span className={iconBox}>
                      <Icon of={Check} size="small" />
                    </span>
                    <VisuallyHidden>{words.done} </VisuallyHidden>
                  </>
                )}
                {each}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
