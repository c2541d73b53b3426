/** The server's process: reads the environment, handles signals, prints to the terminal. */
import { routes } from '@vetsync/machines/shell/model';
import { prepareUnderstanding } from './assistant/understanding/understand.ts';
import { ConfigError, environment, readConfig } from './config.ts';
import type { Config } from './config.ts';
import { loggable } from './http/errors/answerProblem.ts';
import { createLog } from './log.ts';
import { storesMail, mailIsOff, sendsMail } from './mail/mailTransport.ts';
import { startServer } from './start.ts';
import type { RunningServer } from './start.ts';

/** The process is ended after this, whatever is still running. In milliseconds. */
const stopTimeoutMs = 9_500;
/** The terminal and parent processes may each pass on the same Ctrl-C. In milliseconds. */
const sameSignalMs = 1_000;

const print = (text: string) => process.stdout.write(`${text}\n`);

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

function configuration(): Config {
  try {
    return readConfig(environment());
  } catch (error) {
    if (error instanceof ConfigError) fail(`The configuration is wrong:\n${error.message}`);
    throw error;
  }
}

/** Explains the buttons that lead to another site. */
const practiceIsOn =
  'Sign-in with Google and veteran verification lead to practice pages on this computer, not to real providers.\n' +
  'Set GOOGLE_CLIENT_ID or VERIFICATION_ISSUER, and the variables that go with it, to use the real ones.';

function introduce({
  config,
  firstAdministrator,
  firstSignInFile,
  hasPracticeProvider,
}: RunningServer): void {
  const { appOrigin } = config;
  const links = [
    ['App', routes.landing.pattern],
    ['Demo', routes.demoPlatform.pattern.replace('/*?', '')],
    ['Leads', routes.leadsAdmin.pattern],
    ['API', '/api/docs'],
    ...(storesMail(config) ? [['Mail', '/dev/mail']] : []),
  ];
  print('VetSync is running.\n');
  for (const [name = '', path] of links) print(`  ${name.padEnd(6)} ${appOrigin}${path}`);
  if (!sendsMail(config)) print(`\n${mailIsOff}`);
  if (hasPracticeProvider) print(`\n${practiceIsOn}`);
  if (firstAdministrator) {
    print('\nSign in as administrator (shown only this once):\n');
    print(`  Email     ${firstAdministrator.email}`);
    print(`  Password  ${firstAdministrator.password}`);
  }
  if (firstSignInFile !== null) {
    print(
      `\nSign in as administrator with the password in this file, which is deleted afterwards:\n\n  ${firstSignInFile}`,
    );
  }
  print('');
}

const config = configuration();
const log = createLog(config);

const unexpected = (error: unknown) => {
  log.fatal({ error: loggable(error) }, 'unexpected error');
  log.flush();
  process.exit(1);
};
process.on('uncaughtException', unexpected);
process.on('unhandledRejection', unexpected);

const stopping = new AbortController();
let server: RunningServer | null = null;

async function end(): Promise<never> {
  await server?.stop();
  log.flush();
  process.exit(0);
}

let stopRequestedAt: number | null = null;
function stop(): void {
  if (stopRequestedAt !== null) {
    // Second request: exit immediately.
    if (performance.now() - stopRequestedAt > sameSignalMs) process.exit(1);
    return;
  }
  stopRequestedAt = performance.now();
  stopping.abort();
  setTimeout(() => process.exit(1), stopTimeoutMs).unref();
  // Before that, the start itself handles it.
  if (server) void end();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

try {
  server = await startServer(config, log, stopping, { isTerminal: process.stdout.isTTY });
} catch (error) {
  if (stopping.signal.aborted) process.exit(0);
  fail(error instanceof Error ? error.message : String(error));
}
if (stopping.signal.aborted) await end();
introduce(server);
// Within the first second, so that no question waits for it.
setImmediate(prepareUnderstanding);
