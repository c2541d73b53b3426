import { useId, useRef } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { LabelContext } from 'react-aria-components/Label';
import { Provider } from 'react-aria-components/slots';
import { TextContext } from 'react-aria-components/Text';
import { field } from '../Field/Field.css.ts';
import { FieldParts, splitFieldProps, type FieldProps, type FieldRootProps } from '../Field/Field.tsx';
import { useFieldId } from '../Field/fieldScope.ts';
import { SubmittedValues } from '../Field/SubmittedValues.tsx';
import { FileArea } from '../FileDrop/FileArea.tsx';
import type { FileKind } from '../FileDrop/fileKind.ts';
import { useWords } from '../../language/useWords.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { list } from './FileUpload.css.ts';
import { fileUploadWords } from './FileUpload.words.ts';
import type { UploadFile } from './uploadFile.ts';
import { UploadRow } from './UploadRow.tsx';

export type { UploadFile } from './uploadFile.ts';

export interface FileUploadProps
  extends Omit<FieldProps, 'isLabelHidden'>, Omit<FieldRootProps<'div'>, 'onSelect'> {
  /** The chosen files. You upload them, by `fetch` or however you like, and pass their progress. */
  files: readonly UploadFile[];
  /** Called with the files that somebody chose or dropped. They may be of any kind and size, so check them. */
  onSelect: (files: readonly File[]) => void;
  /** Also while the file is being uploaded: then cancel that. A reset of the form removes all. */
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
  /** Accepted kinds, shown as help text and used by the file dialog. */
  kinds: readonly FileKind[];
  /** Maximum size of each file in bytes, shown as help text. */
  maxBytes: number;
  /** Maximum number of files, shown as help text. */
  maxFiles?: number;
  /** The files' name in a native form, which gets the ids of those that are uploaded. */
  name?: string;
  /** The `id` of a form elsewhere on the page that the files belong to. */
  form?: string;
  /** Shows the files, which can't be changed. @default false */
  isReadOnly?: boolean;
}

/**
 * Takes several files, chosen from the device or dropped, and shows the progress of each. It sends nothing itself. For
 * one file that is sent with its form, use `FileDrop`.
 */
export function FileUpload({
  files,
  onSelect,
  onRemove,
  onRetry,
  kinds,
  maxBytes,
  maxFiles,
  isReadOnly = false,
  ...props
}: FileUploadProps) {
  const words = useWords(fileUploadWords);
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
  const input = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const ownId = useId();
  const id = useFieldId(name, givenId) ?? ownId;
  const ids = { label: `${id}-label`, help: `${id}-help`, error: `${id}-error` };
  const labels = kinds.map(({ label }) => label);
  const count = (state: UploadFile['state']) => files.filter((file) => file.state === state).length;
  /** A button that disappears must not take the focus with it. */
  const focusRemove = (...indexes: number[]) => {
    const row = indexes.map((index) => rows.current?.children[index]).find(Boolean);
    (row?.querySelector<HTMLElement>('[data-action="remove"]') ?? input.current)?.focus();
  };
  return (
    <div data-component="FileUpload" {...rest} className={field} data-invalid={isInvalid || undefined}>
      <Provider
        values={[
          [
            LabelContext,
            isReadOnly ? { id: ids.label, elementType: 'span' } : { id: ids.label, htmlFor: id },
          ],
          [TextContext, { slots: { description: { id: ids.help }, errorMessage: { id: ids.error } } }],
          [FieldErrorContext, { isInvalid, validationErrors: [], validationDetails: {} as ValidityState }],
        ]}
      >
        <FieldParts
          {...parts}
          help={
            isReadOnly ? (
              help
            ) : (
              <>
                {words.rule(labels, maxBytes)}
                {maxFiles !== undefined && <div>{words.atMost(maxFiles)}</div>}
                {help && <div>{help}</div>}
              </>
            )
          }
        >
          {!isReadOnly && (
            <FileArea
              ref={input}
              id={id}
              form={form}
              multiple
              kinds={kinds}
              labels={{ choose: files.length > 0 ? words.more : words.choose, drop: words.drop }}
              isDisabled={isDisabled}
              isInvalid={isInvalid}
              isRequired={isRequired}
              isFilled={files.length > 0}
              aria-label={ariaLabel}
              aria-labelledby={labelledBy && `${ids.label} ${labelledBy}`}
              aria-describedby={[ids.help, error && ids.error, describedBy].filter(Boolean).join(' ')}
              onSelect={onSelect}
            />
          )}
          {files.length > 0 && (
            <ul ref={rows} className={list} aria-label={words.list}>
              {files.map((file, index) => (
                <UploadRow
                  key={file.id}
                  file={file}
                  isDisabled={isDisabled}
                  isReadOnly={isReadOnly}
                  onRemove={() => {
                    focusRemove(index + 1, index - 1);
                    onRemove(file.id);
                  }}
                  onRetry={() => {
                    focusRemove(index);
                    onRetry(file.id);
                  }}
                />
              ))}
            </ul>
          )}
        </FieldParts>
      </Provider>
      <SubmittedValues
        name={name}
        form={form}
        values={files.filter(({ state }) => state === 'uploaded').map(({ id: value }) => value)}
        isDisabled={isDisabled}
        onReset={() => {
          if (!isReadOnly) for (const file of files) onRemove(file.id);
        }}
      />
      <VisuallyHidden live="polite">
        {files.length > 0 && words.status(count('uploaded'), count('failed'), files.length)}
      </VisuallyHidden>
    </div>
  );
}
