import type { PlatformView } from '@vetsync/machines/platform';
import type { ShellEvent } from '@vetsync/machines/shell';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Info from 'lucide-react/icons/info';
import { Icon } from '../../components/Icon/Icon.tsx';
import { line, reset, sign, textBox } from './DemoLabel.css.ts';
import { useWords } from '../../language/useWords.ts';
import { demoLabelWords } from './Shell.words.ts';

export interface DemoLabelProps {
  view: Pick<PlatformView, 'shell' | 'world'>;
  send: (event: ShellEvent) => void;
}

/** A permanent, unobtrusive note that the data is a sample, and how long changes last. */
export function DemoLabel({ view: { shell, world }, send }: DemoLabelProps) {
  const words = useWords(demoLabelWords);
  const isDemo = shell.notice === 'sampleData';
  const isPersisted = world.store === 'persisted';
  const text = isDemo && !isPersisted ? words.sampleDataNotPersisted : words[shell.notice];
  return (
    <div className={line}>
      <span className={sign}>
        <Icon of={isDemo ? FlaskConical : Info} size="small" />
      </span>
      <span className={textBox}>{text}</span>
      {isDemo && (
        <button
          type="button"
          className={reset}
          aria-label={words.resetLabel}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => {
            // The list of profiles around it would cover the question.
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            send({ type: 'panel.open', panel: 'reset' });
          }}
        >
          {words.reset}
        </button>
      )}
    </div>
  );
}
