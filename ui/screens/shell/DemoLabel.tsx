import type { PlatformView } from '@vetsync/machines/shell/platform';
import type { ShellEvent } from '@vetsync/machines/shell/shell';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { Icon } from '../../components/Icon/Icon.tsx';
import { icon, line, reset, textBox } from './DemoLabel.css.ts';
import { useWords } from '../../language/useWords.ts';
import { demoLabelWords } from './Shell.words.ts';
import type { ScreenProps } from '../system/parts/screenProps.ts';

/** Says that the data is a sample, warns if this browser can't store changes, and offers a reset. */
export function DemoLabel({ view: { world }, send }: ScreenProps<Pick<PlatformView, 'world'>, ShellEvent>) {
  const words = useWords(demoLabelWords);
  const isStored = world.store === 'stored';
  const text = isStored ? words.sampleData : words.sampleDataNotStored;
  return (
    <div className={line}>
      <span className={icon}>
        <Icon of={FlaskConical} size="small" />
      </span>
      <span className={textBox}>{text}</span>
      <button
        type="button"
        className={reset}
        aria-label={words.resetLabel}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          // Close the profile popover first; as a popover it would cover the reset dialog.
          currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          send({ type: 'panel.open', panel: 'reset' });
        }}
      >
        {words.reset}
      </button>
    </div>
  );
}
