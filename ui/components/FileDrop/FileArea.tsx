import { useState, type ComponentProps } from 'react';
import Upload from 'lucide-react/icons/upload';
import { Icon } from '../Icon/Icon.tsx';
import { area, choose, input } from './FileDrop.css.ts';
import type { FileKind } from './fileKind.ts';

type Attributes =
  | 'aria-describedby'
  | 'aria-label'
  | 'aria-labelledby'
  | 'form'
  | 'id'
  | 'multiple'
  | 'name'
  | 'ref';

interface FileAreaProps extends Pick<ComponentProps<'input'>, Attributes> {
  kinds: readonly FileKind[];
  /** What a press does, and what else is possible. */
  labels: { choose: string; drop: string };
  isDisabled: boolean;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  /** Makes it lower, once there is a file. */
  isFilled: boolean;
  /** Gets at least one file. */
  onSelect: (files: [File, ...File[]]) => void;
}

/** The native file input covers the area and takes clicks, keys and dropped files. */
export function FileArea({
  kinds,
  labels,
  isDisabled,
  isInvalid,
  isRequired,
  isFilled,
  onSelect,
  ...attributes
}: FileAreaProps) {
  const [isDragOver, setDragOver] = useState(false);
  return (
    <div className={area({ isDragOver, isDisabled, isFilled })}>
      <input
        {...attributes}
        type="file"
        className={input}
        accept={kinds.map(({ accept }) => accept).join(',')}
        disabled={isDisabled}
        aria-required={isRequired || undefined}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => {
          const [first, ...others] = target.files ?? [];
          setDragOver(false);
          // Otherwise choosing the same file again, after fixing it, would not fire a change event.
          target.value = '';
          if (first) onSelect([first, ...others]);
        }}
        onDragEnter={() => setDragOver(true)}
        onDragLeave={() => setDragOver(false)}
        onDrop={() => setDragOver(false)}
      />
      <span className={choose} aria-hidden>
        <Icon of={Upload} />
        {labels.choose}
      </span>
      <span aria-hidden>{labels.drop}</span>
    </div>
  );
}
