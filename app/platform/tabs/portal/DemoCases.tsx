import type { TabInput } from '@vetsync/machines/shell/platform';
import type { PortalSamples } from '@vetsync/machines/model/world';
import { PortalFrame } from '@vetsync/ui/screens/exchange/PortalFrame';
import type { ReactNode } from 'react';
import { caseFile } from '../../../demo/caseFile.ts';
import { saveFile } from '../../../services/browser/saveFile.ts';
import { usePlatform } from '../../usePlatform.ts';
import { PortalCases } from './PortalCases.tsx';
import { useDemoCases, type DemoCasesTab } from './useDemoCases.ts';
import { usePortalTitle } from './usePortalTitle.ts';

interface DemoCasesProps<Records> extends DemoCasesTab<Records> {
  /** The open tab. */
  input: TabInput<PortalSamples<Records>>;
  children?: ReactNode;
}

/** Whom an organization of the demo has taken in. Its file is made in the browser. */
export function DemoCases<Records>({ input, children, ...tab }: DemoCasesProps<Records>) {
  const { world } = usePlatform().actor;
  const { caseworkIn, self, address } = useDemoCases(input, tab);
  return (
    <PortalFrame title={usePortalTitle()} tab={tab.tab}>
      <PortalCases
        slug={tab.role}
        self={self}
        address={address}
        onDownload={({ href }) =>
          saveFile(caseFile(tab.tab, caseworkIn(world.getSnapshot().context.log.world).rows, href))
        }
      />
      {children}
    </PortalFrame>
  );
}
