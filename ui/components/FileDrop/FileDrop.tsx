import { useId, useRef, useState } from 'react';
import FileText from 'lucide-react/icons/file-text';
import Upload from 'lucide-react/icons/upload';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { field } from '../Field/Field.css.ts';
import { FieldParts, type FieldProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { area, choose, chosen, facts, input, name as nameStyle } from './FileDrop.css.ts';
import { fileDropWords as words, fileSize } from './FileDrop.words.ts';

export interface FileKind {
  /** As people call it: `PDF`. */
  label: string;
  /** Media type or ending, as the browser's file dialog filters by: `application/pdf`, `.docx`. */
  accept: string;
}

export interface FileDropProps extends Omit<FieldProps, 'isLabelHidden'> {
  /** What may be chosen; told, and used by the file dialog. A dropped file can still be another: check it. */
  kinds: readonly FileKind[];
  /** Largest size in bytes; told. A larger file can still come: check it. */
  maxBytes: number;
  /** What is chosen; its kind in words. */
  file: { name: string; size: number; kind: string } | null;
  onSelect: (file: File) => void;
  /** Takes the choice back. */
  onRemove: () => void;
}

/** One file, chosen from the device or dropped. What may come is told beforehand, what came is told with type and size. */
export function FileDrop({ kinds, maxBytes, file, onSelect, onRemove, ...props }: FileDropProps) {
  const { need, help, error, isDisabled = false, name } = props;
  const [isOver, setOver] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  const ownId = useId();
  const id = useFieldId(name) ?? ownId;
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` };
  const take = (files: FileList | null) => {
    setOver(false);
    const [picked] = files ?? [];
    if (picked) onSelect(picked);
    // Else the same file, mended, could not be chosen again.
    if (element.current) element.current.value = '';
  };
  return (
    <div className={field} data-invalid={error ? true : undefined}>
      <Provider
        values={[
          [LabelContext, { id: ids.label, htmlFor: id }],
          [TextContext, { slots: { description: { id: ids.help }, errorMessage: { id: ids.error } } }],
          [
            FieldErrorContext,
            { isInvalid: Boolean(error), validationErrors: [], validationDetails: {} as ValidityState },
          ],
        ]}
      >
        <FieldParts
          {...props}
          help={
            <>
              {words.rule(
                kinds.map(({ label }) => label),
                maxBytes,
              )}
              {help && <div>{help}</div>}
            </>
          }
        >
          {file && (
            <div className={chosen}>
              <Icon of={FileText} />
              <span>
                <span className={nameStyle}>{file.name}</span>
                <span className={facts}>{`${file.kind}, ${fileSize(file.size)}`}</span>
              </span>
              <Button
                size="small"
                emphasis="quiet"
                isDisabled={isDisabled}
                aria-label={words.remove(file.name)}
                onPress={() => {
                  onRemove();
                  element.current?.focus();
                }}
              >
                {words.removeShort}
              </Button>
            </div>
          )}
          <div className={area({ isOver, isDisabled, isFilled: file !== null })}>
            <input
              ref={element}
              id={id}
              type="file"
              className={input}
              accept={kinds.map(({ accept }) => accept).join(',')}
              disabled={isDisabled}
              aria-required={need === 'required' || undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${ids.help} ${ids.error}` : ids.help}
              onChange={(event) => take(event.target.files)}
              onDragEnter={() => setOver(true)}
              onDragLeave={() => setOver(false)}
              onDrop={() => setOver(false)}
            />
            <span className={choose} aria-hidden>
              <Icon of={Upload} />
              {file ? words.another : words.choose}
            </span>
            <span aria-hidden>{words.drop}</span>
          </div>
        </FieldParts>
      </Provider>
      <VisuallyHidden live="polite">{file && words.chosen(file.name)}</VisuallyHidden>
    </div>
  );
}
