import { candidacyMachine, candidacyView } from '@vetsync/machines/exchange/candidacy';
import type { CandidacyCommand } from '@vetsync/machines/exchange/candidacy';
import type { ExchangeCommand } from '@vetsync/machines/model/exchange';
import { Candidacy as CandidacyScreen } from '@vetsync/ui/screens/exchange/Candidacy';
import { useSelector } from '@xstate/react';
import { usePageActor } from '../../page/usePageActor.ts';
import { sharing } from '../../services/http/sharing.ts';
import { exchange } from '../../services/http/exchange.ts';
import { called } from '../../services/calling.ts';

const machine = candidacyMachine.provide({
  actors: {
    loadCandidacy: called(sharing.loadCandidacy),
    sendCommand: called(({ command }: { command: CandidacyCommand }) =>
      exchange.sendCommand(command as ExchangeCommand),
    ),
  },
});

/** `/account/candidacy`. */
export default function CandidacySection() {
  const candidacy = usePageActor(machine, { input: { newId: () => crypto.randomUUID() } });
  return <CandidacyScreen view={useSelector(candidacy, candidacyView)} send={candidacy.send} />;
}
