import { Button } from '@vetsync/ui/components/Button';
import { Inline } from '@vetsync/ui/components/Inline';
import { Stack } from '@vetsync/ui/components/Stack';
import { ToggleButtonGroup } from '@vetsync/ui/components/ToggleButtonGroup';
import { useEffect, useRef, useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { conditionsInUrl } from '../../../.storybook/conditions.ts';
import { onceRendered, previewIn } from '../../support/embedded.ts';
import * as look from './look.ts';

interface ScreenProps {
  storyId: string;
  view: unknown;
  send: (event: AnyEventObject) => void;
  /** Somebody works beside the screen, so nothing in it may take the focus. */
  isAsleep: boolean;
  wake: () => void;
}

const widths = [
  { value: 'full', label: 'As wide as here' },
  { value: 'phone', label: '360 px' },
] as const;
type Width = (typeof widths)[number]['value'];

/** Chromium lets scripts in an inert frame take the focus, but not in an inert body. */
function setInert(frame: HTMLIFrameElement | null, isInert: boolean) {
  const body = frame?.contentDocument?.body;
  if (body) body.inert = isInert;
}

/**
 * The story's screen in an iframe, with the running machine's view instead of the story's. A dialog covers only the
 * iframe, and would take the focus from the fields beside it with each new view. While it is inert, it can't.
 */
export function Screen({ storyId, view, send, isAsleep, wake }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('full');
  const [timesDrawn, setTimesDrawn] = useState(0);
  useEffect(() => {
    if (timesDrawn > 0 && frame.current)
      void previewIn(frame.current)?.onUpdateArgs({ storyId, updatedArgs: { view, send } });
  }, [timesDrawn, storyId, view, send]);
  useEffect(() => setInert(frame.current, isAsleep), [isAsleep]);
  const listen = () => {
    // Before the story is drawn: a dialog takes the focus when it opens.
    setInert(frame.current, isAsleep);
    if (frame.current) onceRendered(frame.current, () => setTimesDrawn((times) => times + 1));
  };
  const wakeUp = () => {
    wake();
    frame.current?.focus();
  };
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    embed: 'true',
    globals: conditionsInUrl(),
  });
  return (
    <Stack space="xsmall">
      <Inline justify="space-between" align="flex-end">
        <ToggleButtonGroup
          label="Width of the screen"
          options={widths}
          selectedKeys={[width]}
          onSelectionChange={([chosen]) => chosen && setWidth(chosen)}
        />
        {isAsleep && (
          <Button size="small" onPress={wakeUp}>
            Use the screen
          </Button>
        )}
      </Inline>
      <iframe
        ref={frame}
        inert={isAsleep}
        style={look.frame(width === 'phone', isAsleep)}
        title="The screen, following the machine"
        src={`iframe.html?${query}`}
        onLoad={listen}
      />
    </Stack>
  );
}
