import type { PlatformView } from '@vetsync/machines/platform';
import type { ShellEvent } from '@vetsync/machines/shell';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { Icon } from '../../components/Icon/Icon.tsx';
import { line, reset, sign, textBox } from './DemoLabel.css.ts';
import { useWords } from '../../language/useWords.ts';
import { demoLabelWords } from './Shell.words.ts';

export interface DemoLabelProps {
  view: Pick<PlatformView, 'world'>;
  send: (event: ShellEvent) => void;
}

/** A permanent, unobtrusive note that the data is a sample, and how long changes last. */
export function DemoLabel({ view: { world }, send }: DemoLabelProps) {
  const words = useWords(demoLabelWords);
  const isPersisted = world.store === 'persisted';
  const text = isPersisted ? words.sampleData : words.sampleDataNotPersisted;
  return (
    <div className={line}>
      <span className={sign}>
        <Icon of={FlaskConical} size="small" />
      </span>
      <span className={textBox}>{text}</span>
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
    </div>
  );
}
