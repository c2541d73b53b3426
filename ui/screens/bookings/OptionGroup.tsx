import type { ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';

interface OptionGroupProps {
  label: string;
  options: readonly { id: string; label: string; isDisabled?: boolean; content: ReactNode }[];
  chosen: string | null;
  isDisabled: boolean;
  className: string;
  optionClass: string;
  onChoose: (id: string) => void;
}

/** One choice among days or times. Tab stops once, and arrow keys move between them. */
export function OptionGroup({
  label,
  options,
  chosen,
  isDisabled,
  className,
  optionClass,
  onChoose,
}: OptionGroupProps) {
  const isHere = options.some(({ id }) => id === chosen);
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={className}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={isHere && chosen !== null ? [chosen] : []}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChoose(String(key));
      }}
    >
      {options.map(({ id, label: name, isDisabled: isOff, content }) => (
        <ToggleButton key={id} id={id} aria-label={name} isDisabled={isOff} className={optionClass}>
          {content}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
