import type { SyncView } from '@vetsync/machines/shell/accountWorld';
import type { IntlConfig } from '@vetsync/machines/system/model';
import CloudOff from 'lucide-react/icons/cloud-off';
import { Icon } from '../../../components/Icon/Icon.tsx';
import { useWords } from '../../../language/useWords.ts';
import { syncStatusWords } from './SyncStatus.words.ts';
import { late, line, sign, textBox } from './SyncStatus.css.ts';
import { relativeTime } from '../../moreDates.ts';

export interface SyncStatusProps {
  sync: SyncView;
  intl: IntlConfig;
}

/** Says that changes are not sent yet, or that what is displayed may be old. Empty while everything is up to date. */
export function SyncStatus({ sync: { isBehind, since, unsent, isWaiting }, intl }: SyncStatusProps) {
  const words = useWords(syncStatusWords);
  const behind =
    since === null ? words.behindUnknown : words.behind(relativeTime(new Date(since).toISOString(), intl));
  const trouble = isWaiting && unsent > 0 ? words.unsent(unsent) : isBehind ? behind : null;
  return (
    <div className={line} aria-live="polite">
      {trouble !== null && (
        <>
          <span className={sign}>
            <Icon of={CloudOff} size="small" />
          </span>
          <span className={textBox}>{trouble}</span>
        </>
      )}
      {trouble === null && unsent > 0 && <span className={late}>{words.saving}</span>}
    </div>
  );
}
