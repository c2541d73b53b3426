import { provenDownloadMachine } from '@vetsync/machines/account/provenDownload';
import type { DownloadEmitted } from '@vetsync/machines/system/model';
import { downloadFile } from '../../services/browser/downloadFile.ts';
import { account } from '../../services/http/account.ts';
import { usePageActor } from '../usePageActor.ts';
import { called } from '../../services/calling.ts';

const machine = provenDownloadMachine.provide({
  actors: { loadProof: called(account.load) },
});

/** Handles `page.download` of a page's machine: downloads after a proof of identity, which it asks for if it is due. */
export function useProvenDownload(): (emitted: DownloadEmitted) => void {
  const download = usePageActor(machine, {
    on: { 'download.ready': ({ href }) => downloadFile(href) },
  });
  return ({ href }) => download.send({ type: 'download.start', href });
}
