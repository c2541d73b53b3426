import { useEffect, useId, useRef, useState } from 'react';
import FileText from 'lucide-react/icons/file-text';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { checkHandler } from '../Box/mistakes.ts';
import { useControlledState } from '../Box/useControlledState.ts';
import { field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps } from '../Field/Field.tsx';
import type { FieldProps, FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../language/useWords.ts';
import { FileArea } from './FileArea.tsx';
import { chosen, facts, name as nameStyle } from './FileDrop.css.ts';
import type { FileKind } from './fileKind.ts';
import { fileDropWords } from './FileDrop.words.ts';
import { fileSize } from './fileSize.ts';

/** A file as `FileDrop` shows it. */
export interface ChosenFile {
  name: string;
  /** In bytes. */
  size: number;
  /** As people call it: `PDF`. */
  kind: string;
}

function isOfKind({ name, type }: File, accept: string): boolean {
  if (accept.startsWith('.')) return name.toLowerCase().endsWith(accept.toLowerCase());
  return accept.endsWith('/*') ? type.startsWith(accept.slice(0, -1)) : type === accept;
}

/** Calls a file of no accepted kind by its extension, or by its whole name if it has none. */
function describeFile(file: File, kinds: readonly FileKind[]): ChosenFile {
  const { name, size } = file;
  const known = kinds.find(({ accept }) => accept.split(',').some((each) => isOfKind(file, each.trim())));
  return { name, size, kind: known?.label ?? name.slice(name.lastIndexOf('.') + 1).toUpperCase() };
}

export type { FileKind } from './fileKind.ts';

export interface FileDropProps
  extends Omit<FieldProps, 'isLabelHidden'>, Omit<FieldRootProps<'div'>, 'onSelect'> {
  /** The `id` of a form elsewhere on the page that the file belongs to. */
  form?: string;
  /**
   * Accepted kinds, shown as help text and used by the file dialog. A dropped file can still be of another kind, so
   * check it.
   */
  kinds: readonly FileKind[];
  /** Maximum size in bytes, shown as help text. A larger file can still be chosen, so check it. */
  maxBytes: number;
  /** The chosen file, with a label for its kind; null for none. Leave it out to let the field keep it. */
  file?: ChosenFile | null;
  /** A file that is already stored, shown at first if the field keeps it. A form submits only what is chosen. */
  defaultFile?: ChosenFile;
  onSelect?: (file: File) => void;
  /** Called when the chosen file is removed, by its button or by a reset of the form. */
  onRemove?: () => void;
}

/**
 * Takes one file, chosen from the device or dropped. It lists what is accepted, then shows the file's type and size.
 */
export function FileDrop({
  kinds,
  maxBytes,
  file: givenFile,
  defaultFile,
  onSelect,
  onRemove,
  ...props
}: FileDropProps) {
  const words = useWords(fileDropWords);
  const { parts, root } = splitFieldProps(props);
  const { help, error } = parts;
  const {
    id: givenId,
    name,
    form,
    isDisabled = false,
    isRequired,
    isInvalid,
    validationBehavior: _aria,
    'aria-label': ariaLabel,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    ...rest
  } = root;
  const [file, keep] = useControlledState<ChosenFile | null>(givenFile, defaultFile ?? null);
  checkHandler('FileDrop', 'file', givenFile, onSelect);
  const [chosenFile, choose] = useState<File | null>(null);
  const element = useRef<HTMLInputElement>(null);
  const submitted = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const files = new DataTransfer();
    if (file && chosenFile) files.items.add(chosenFile);
    submitted.current!.files = files.files;
  }, [file, chosenFile]);
  const clear = (next: ChosenFile | null) => {
    choose(null);
    keep(next);
    onRemove?.();
  };
  const ownId = useId();
  const id = useFieldId(name, givenId) ?? ownId;
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` };
  return (
    <div data-component="FileDrop" {...rest} className={field} data-invalid={isInvalid || undefined}>
      <Provider
        values={[
          [LabelContext, { id: ids.label, htmlFor: id }],
          [TextContext, { slots: { description: { id: ids.help }, errorMessage: { id: ids.error } } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
        ]}
      >
        <FieldParts
          {...parts}
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
                variant="quiet"
                isDisabled={isDisabled}
                aria-label={words.remove(file.name)}
                onPress={() => {
                  clear(null);
                  element.current?.focus();
                }}
              >
                {words.removeShort}
              </Button>
            </div>
          )}
          <FileArea
            ref={element}
            id={id}
            form={form}
            kinds={kinds}
            labels={{ choose: file ? words.another : words.choose, drop: words.drop }}
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            isRequired={isRequired}
            isFilled={file !== null}
            aria-label={ariaLabel}
            aria-labelledby={labelledBy && `${ids.label} ${labelledBy}`}
            aria-describedby={[ids.help, error && ids.error, describedBy].filter(Boolean).join(' ')}
            onSelect={([first]) => {
              choose(first);
              keep(describeFile(first, kinds));
              onSelect?.(first);
            }}
          />
        </FieldParts>
      </Provider>
      {/* The area empties its own input after each choice. */}
      <input ref={submitted} type="file" hidden name={name} form={form} disabled={isDisabled} />
      <SubmittedValues
        name={undefined}
        form={form}
        values={[]}
        onReset={() => file && clear(defaultFile ?? null)}
      />
      <VisuallyHidden live="polite">{file && words.chosen(file.name)}</VisuallyHidden>
    </div>
  );
}
