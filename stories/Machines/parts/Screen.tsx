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
}

const widths = [
  { value: 'full', label: 'As wide as here' },
  { value: 'phone', label: '360 px' },
] as const;
type Width = (typeof widths)[number]['value'];

/**
 * The story's screen in an iframe, with the running machine's view instead of the story's. A dialog covers only the
 * iframe, so the events beside it stay reachable.
 */
export function Screen({ storyId, view, send }: ScreenProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('full');
  const [timesDrawn, setTimesDrawn] = useState(0);
  useEffect(() => {
    if (timesDrawn > 0 && frame.current)
      void previewIn(frame.current)?.onUpdateArgs({ storyId, updatedArgs: { view, send } });
  }, [timesDrawn, storyId, view, send]);
  const listen = () =>
    frame.current && onceRendered(frame.current, () => setTimesDrawn((times) => times + 1));
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    embed: 'true',
    globals: conditionsInUrl(),
  });
  return (
    <Stack space="xsmall">
      <ToggleButtonGroup
        label="Width of the screen"
        options={widths}
        selectedKeys={[width]}
        onSelectionChange={([chosen]) => chosen && setWidth(chosen)}
      />
      <iframe
        ref={frame}
        style={width === 'phone' ? look.phone : look.frame}
        title="The screen, following the machine"
        src={`iframe.html?${query}`}
        onLoad={listen}
      />
    </Stack>
  );
}
