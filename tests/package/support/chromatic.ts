import { execFile } from 'node:child_process';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../../scripts/packages/entries.ts';

/** What Chromatic answers to each question of its CLI, as far as an upload needs it. */
const build = { id: 'build', number: 1, status: 'PASSED', webUrl: 'http://127.0.0.1/build' };
const features = { uiTests: true, uiReview: false, isReactNativeApp: false };
const counts = { specCount: 2, componentCount: 1, testCount: 2, changeCount: 0, errorCount: 0 };

interface Asked {
  query: string;
  variables: {
    files?: readonly { contentHash: string; contentLength: number; filePath: string }[];
    input?: { onlyStoryNames?: readonly string[] };
  };
}

function answer({ query, variables }: Asked, address: string): object {
  const name = /(?:mutation|query) (\w+)/.exec(query)?.[1] ?? '';
  const app = { id: 'app', manageUrl: address, setupUrl: address, account: {}, repository: null };
  const verified = { ...build, ...counts, features, app, startedAt: 1, browsers: [], tests: [] };
  const answers: Record<string, () => object> = {
    CreateAppTokenMutation: () => ({ appToken: 'token' }),
    CLIAppInfo: () => ({ app: { features } }),
    AnnounceBuildMutation: () => ({
      announceBuild: { ...build, status: 'ANNOUNCED', browsers: [], reportToken: 'token', features, app },
    }),
    UploadBuildMutation: () => ({
      uploadBuild: {
        info: {
          sentinelUrls: [],
          zipTarget: null,
          targets: variables.files?.map(({ filePath }) => ({
            contentType: 'text/plain',
            fileKey: filePath,
            filePath,
            formAction: `${address}/upload/${filePath}`,
            formFields: {},
          })),
        },
        build: { ...build, ancestorBuilds: [] },
        userErrors: [],
      },
    }),
    PublishBuildMutation: () => ({ publishBuild: { status: 'PUBLISHED', storybookUrl: address } }),
    FirstCommittedAtQuery: () => ({ app: { firstBuild: null, lastBuild: null } }),
    LastBuildQuery: () => ({ app: { isOnboarding: false, lastBuild: null } }),
    StartedBuildQuery: () => ({ app: { build: verified } }),
    VerifyBuildQuery: () => ({ app: { build: verified } }),
    SnapshotBuildQuery: () => ({ app: { build: { ...verified, completedAt: 1 } } }),
  };
  return answers[name]?.() ?? {};
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Sends the built Storybook to a stand-in for Chromatic. @returns the paths and names that it got, and what was said. */
export async function sendToChromatic() {
  const uploaded = new Set<string>();
  const pictured = new Set<string>();
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      const { port } = server.address() as AddressInfo;
      const path = decodeURIComponent(request.url ?? '');
      if (path.startsWith('/upload/')) {
        uploaded.add(path.slice('/upload/'.length));
        response.writeHead(204).end();
        return;
      }
      const asked = body ? (JSON.parse(body) as Asked) : { query: '', variables: {} };
      asked.variables.input?.onlyStoryNames?.forEach((name) => pictured.add(name));
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ data: answer(asked, `http://127.0.0.1:${port}`) }));
    })();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  try {
    const said = await promisify(execFile)(
      process.execPath,
      [resolve(root, 'scripts/chromatic.ts'), '--project-token', 'chpt_000000000000'],
      {
        cwd: root,
        timeout: 300_000,
        env: {
          ...process.env,
          CHROMATIC_INDEX_URL: `http://127.0.0.1:${port}`,
          CHROMATIC_POLL_INTERVAL: '50',
          CHROMATIC_RETRIES: '0',
          CHROMATIC_DISABLE_TELEMETRY: 'true',
          CHROMATIC_DISABLE_ANALYTICS: 'true',
        },
      },
    ).catch((error: { stdout?: string; stderr?: string }) => ({
      stdout: error.stdout ?? '',
      stderr: error.stderr ?? String(error),
    }));
    return { uploaded, pictured, said: said.stdout + said.stderr };
  } finally {
    server.close();
  }
}
