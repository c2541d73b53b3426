import type { Phrase } from '@vetsync/machines/system/model';
import { useId, type ReactNode } from 'react';
import { useFieldId } from '../../../components/Field/fieldScope.ts';
import { Text } from '../../../components/Text/Text.tsx';
import { error as errorStyle, group, groupBody, groupLabel } from '../../wellness/schedule/Schedule.css.ts';
import { usePhrases } from '../../../language/usePhrases.ts';
import '../System.phrases.ts';

interface ChoiceGroupProps {
  /** The value's name in its form, which moves focus to it if it is invalid. */
  name: string;
  label: string;
  error?: Phrase | undefined;
  children: ReactNode;
}

/** A group of controls with one label and one error. */
export function ChoiceGroup({ name, label, error, children }: ChoiceGroupProps) {
  const write = usePhrases();
  const errorId = useId();
  return (
    <fieldset
      id={useFieldId(name)}
      tabIndex={-1}
      className={group}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={groupLabel}>
        <Text as="span" size="small" weight="medium">
          {label}
        </Text>
      </legend>
      <div className={groupBody}>
        {children}
        {error && (
          <p id={errorId} className={errorStyle}>
            {write(error)}
          </p>
        )}
      </div>
    </fieldset>
  );
}
