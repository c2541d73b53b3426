import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What it does with one request. Texts and calls can come together. */
export type ModelTurn =
  | { says?: string; calls?: readonly { name: string; arguments: unknown }[]; namesInEachChunk?: boolean }
  /** Answers never, a word at a time without end, the first words only, these and then nothing, no JSON, or with a status. */
  | 'silent'
  | 'slow'
  | { half: string }
  | { halts: string }
  | 'brokenJson'
  | { status: number };

export interface ModelRequest {
  headers: Record<string, unknown>;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    tools?: { function: { name: string } }[];
  };
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const piecesOf = (text: string) => text.match(/[\s\S]{1,7}/g) ?? [];

/**
 * A server with the chat-completions interface that answers by a script, a turn for each request. The last turn is repeated.
 * Chunks are small, so that words and JSON are cut anywhere.
 */
export async function fakeModel() {
  let script: readonly ModelTurn[] = [];
  let requests: ModelRequest[] = [];

  function stream(response: ServerResponse, turn: Exclude<ModelTurn, 'silent' | { status: number }>) {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (turn === 'slow') {
      const timer = setInterval(() => response.write(chunk({ content: 'well ' })), 5);
      response.on('close', () => clearInterval(timer));
      return;
    }
    if (turn === 'brokenJson') return void response.end('data: {"choices": [{"delta": {"conte\n\n');
    if ('halts' in turn) return void response.write(chunk({ content: turn.halts }));
    if ('half' in turn) {
      for (const content of piecesOf(turn.half)) response.write(chunk({ content }));
      return void response.end();
    }
    for (const content of piecesOf(turn.says ?? '')) response.write(chunk({ content }));
    for (const [index, { name, arguments: given }] of (turn.calls ?? []).entries()) {
      const json = typeof given === 'string' ? given : JSON.stringify(given);
      for (const [at, piece] of piecesOf(json).entries()) {
        const called = { ...((at === 0 || turn.namesInEachChunk) && { name }), arguments: piece };
        // Some servers send the id after the arguments have begun.
        response.write(
          chunk({ tool_calls: [{ index, ...(at > 0 && { id: `call_${index}` }), function: called }] }),
        );
      }
    }
    response.write(chunk({}, turn.calls ? 'tool_calls' : 'stop'));
    response.end('data: [DONE]\n\n');
  }

  const server = createServer((request, response) => {
    let json = '';
    request.on('data', (piece) => (json += String(piece)));
    request.on('end', () => {
      const body = JSON.parse(json) as ModelRequest['body'];
      requests.push({ headers: request.headers, body });
      const turn = script[Math.min(requests.length, script.length) - 1];
      if (turn === undefined || turn === 'silent') return;
      if (typeof turn === 'object' && 'status' in turn) return void response.writeHead(turn.status).end('{}');
      if (body.stream || turn === 'brokenJson') return stream(response, turn);
      const message = typeof turn === 'object' && 'says' in turn ? { content: turn.says } : {};
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message, finish_reason: 'stop' }] }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}/v1`,
    /** From now on it answers so. */
    play: (...turns: readonly ModelTurn[]) => {
      script = turns;
      requests = [];
    },
    requests: () => requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
export type FakeModel = Awaited<ReturnType<typeof fakeModel>>;
