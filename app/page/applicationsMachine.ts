import { receivedApplicationsMachine } from '@vetsync/machines/exchange/receivedApplications';
import { fromPromise } from 'xstate';
import { called, feedOf } from '../services/calling.ts';
import type { ApplicationServer } from '../services/platformServer.ts';
import { wakeUps } from '../services/wakeUps.ts';
import type { locationChanges } from './changes.ts';

/** The list of applications, which asks this server. */
export const applicationsMachine = (server: ApplicationServer, changes: ReturnType<typeof locationChanges>) =>
  receivedApplicationsMachine.provide({
    actors: {
      locationChanges: changes,
      wakeUps,
      loadWorkspace: called(server.loadWorkspace),
      loadApplications: called(server.loadApplications),
      loadApplication: called(server.loadApplication),
      loadHistory: called(server.loadHistory),
      loadChoices: called(server.loadChoices),
      sendCommand: called(server.sendCommand),
      sendCommands: called(server.sendCommands),
      loadSettings: fromPromise(server.loadSettings),
      saveSettings: called(server.saveSettings),
      followFeed: feedOf(server.followFacts),
    },
  });
