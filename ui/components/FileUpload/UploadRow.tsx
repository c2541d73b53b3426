import { useId } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import FileText from 'lucide-react/icons/file-text';
import { useWords } from '../../language/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { actions, detail, done, facts, name as nameStyle, problem, row } from './FileUpload.css.ts';
import { fileUploadWords } from './FileUpload.words.ts';
import type { UploadFile } from './uploadFile.ts';

interface UploadRowProps {
  file: UploadFile;
  isDisabled: boolean;
  isReadOnly: boolean;
  onRemove: () => void;
  onRetry: () => void;
}

/** One file: how far it is, and what can be done about it. */
export function UploadRow({ file, isDisabled, isReadOnly, onRemove, onRetry }: UploadRowProps) {
  const words = useWords(fileUploadWords);
  const errorId = useId();
  const { name, size, state } = file;
  return (
    <li className={row} data-state={state}>
      <Icon of={state === 'failed' ? CircleAlert : FileText} />
      <div className={facts}>
        <span className={nameStyle}>{name}</span>
        {state === 'uploading' ? (
          <ProgressBar
            label={words.uploading(name)}
            isLabelHidden
            size="small"
            max={1}
            value={file.progress}
          />
        ) : (
          <span className={detail}>
            {words.size(size)}
            {state === 'waiting' && <span>{words.waiting}</span>}
            {state === 'uploaded' && (
              <>
                <span className={done}>
                  <Icon of={CircleCheck} size="small" />
                </span>
                <span>{words.uploaded}</span>
              </>
            )}
          </span>
        )}
        {state === 'failed' && (
          <span className={problem} id={errorId}>
            {file.error}
          </span>
        )}
      </div>
      {!isReadOnly && (
        <div className={actions}>
          {state === 'failed' && file.canRetry !== false && (
            <Button
              size="small"
              variant="quiet"
              isDisabled={isDisabled}
              aria-label={words.retryOf(name)}
              aria-describedby={errorId}
              onPress={onRetry}
            >
              {words.retry}
            </Button>
          )}
          <Button
            size="small"
            variant="quiet"
            isDisabled={isDisabled}
            aria-label={words.removeOf(name)}
            data-action="remove"
            onPress={onRemove}
          >
            {words.remove}
          </Button>
        </div>
      )}
    </li>
  );
}
