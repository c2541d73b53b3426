import type { PlatformView } from '@vetsync/machines/shell/platform';
import { administrationShell } from '@vetsync/machines/shell/shell';
import '@vetsync/ui/screens/admin/Administration.phrases';
import { useSelector } from '@xstate/react';
import { useCallback, useState, type ReactNode } from 'react';
import { firstLocation } from '../page/location.ts';
import { useRoot } from '../page/useRoot.ts';
import { accountConfig } from './accountConfig.ts';
import { accountPlatform } from './accountPlatform.ts';
import { PlatformFrame } from './PlatformPage.tsx';
import { staticPlatform } from './staticPlatform.ts';

interface AdminFrameProps {
  /** Address of the page, without its filters. */
  current: string;
  children: ReactNode;
}

/** No hint about the veteran's tabs stands here. */
const hidden: PlatformView['guidance'] = { state: 'hidden', prompt: null, reservesSpace: false };

const useViewOf = (current: string) =>
  useCallback(
    (view: PlatformView): PlatformView => ({
      ...view,
      guidance: hidden,
      shell: administrationShell(view.shell, current),
    }),
    [current],
  );

/** The platform's shell around an administrators' page: their pages, their bell, their account. */
export function AdminFrame({ current, children }: AdminFrameProps) {
  const { account, valueOf } = accountPlatform(useRoot());
  const opened = useSelector(account, ({ context }) => context.opened);
  const viewOf = useViewOf(current);
  if (!opened) return <WaitingFrame current={current}>{children}</WaitingFrame>;
  return (
    <PlatformFrame key={opened.owner} value={valueOf(opened)} viewOf={viewOf}>
      {children}
    </PlatformFrame>
  );
}

/** The shell without personal data, until the session is known. */
export function WaitingFrame({ current, children }: AdminFrameProps) {
  const { prerendered } = useRoot();
  const [still] = useState(() => staticPlatform(accountConfig, firstLocation(prerendered)));
  return (
    <PlatformFrame value={still} isStatic viewOf={useViewOf(current)}>
      {children}
    </PlatformFrame>
  );
}
