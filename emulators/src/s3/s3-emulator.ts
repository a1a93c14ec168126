// Emulates the part of S3 that the shop uses: whole objects with path-style addresses and signature version 4.

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Access, signatureProblem } from './signature.ts';

/** `away`: the connection is closed. `breaking off`: half of an answer is sent, and nothing is stored. */
export type Mishap = 'away' | 'silent' | 'breaking off' | 'refusing' | 'failing';

export type S3Emulator = AsyncDisposable & {
  endpoint: string;
  /** The stored objects by key. */
  objects: Map<string, Buffer>;
  /** How every call fails from now on. */
  mishap: Mishap | undefined;
};

export async function startS3Emulator(options: Access & { bucket: string }): Promise<S3Emulator> {
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (emulator.mishap !== undefined) return suffer(emulator.mishap, response);
    const asked = new Request(`http://${request.headers.host}${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
    });
    await send(response, answerTo(asked, body, objects, options));
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const emulator: S3Emulator = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    mishap: undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return emulator;
}

async function send(response: ServerResponse, answer: Response): Promise<void> {
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}

async function suffer(mishap: Mishap, response: ServerResponse): Promise<void> {
  switch (mishap) {
    case 'away':
      return void response.destroy();
    case 'silent':
      return;
    case 'breaking off':
      response.writeHead(200, { 'content-length': '1000' }).write('half');
      return void setImmediate(() => response.destroy());
    case 'refusing':
      return await send(response, refusal(403, 'AccessDenied'));
    case 'failing':
      return await send(response, refusal(500, 'InternalError'));
  }
}

function answerTo(
  request: Request,
  body: Buffer,
  objects: Map<string, Buffer>,
  { bucket, ...access }: Access & { bucket: string },
): Response {
  const problem = signatureProblem(request, body, access);
  if (problem !== undefined) return refusal(403, problem);
  const [, ofBucket, ...parts] = decodeURIComponent(new URL(request.url).pathname).split('/');
  if (ofBucket !== bucket) return refusal(404, 'NoSuchBucket');
  const key = parts.join('/');
  const kept = objects.get(key);
  switch (request.method) {
    case 'PUT':
      objects.set(key, body);
      return new Response(null, { status: 200 });
    case 'DELETE':
      objects.delete(key);
      return new Response(null, { status: 204 });
    case 'GET':
      return kept === undefined ? refusal(404, 'NoSuchKey') : new Response(new Uint8Array(kept));
    default:
      return refusal(405, 'MethodNotAllowed');
  }
}

function refusal(status: number, code: string): Response {
  const headers = { 'content-type': 'application/xml' };
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`, {
    status,
    headers,
  });
}
