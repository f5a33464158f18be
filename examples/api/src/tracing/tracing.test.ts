import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { jsonLines } from '../http/request-log.ts';
import { type RunningServer, startServer } from '../server.ts';
import { readSettings } from '../settings.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aLeadBody } from '../testing/lead-bodies.ts';

/** What the tests read of https://opentelemetry.io/docs/specs/otlp/. */
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.optional(z.string()),
            }),
          ),
        }),
      ),
    }),
  ),
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

/** A server that takes requests and keeps their bodies and headers. */
async function aReceiver(): Promise<{
  readonly address: string;
  readonly received: { readonly text: string; readonly traceparent: string | undefined }[];
  stop(): void;
}> {
  const received: { text: string; traceparent: string | undefined }[] = [];
  const server: Server = createServer((request, response) => {
    const { traceparent } = request.headersDistinct;
    void new Response(Readable.toWeb(request) as ReadableStream).text().then((body) => {
      received.push({ text: body, traceparent: traceparent?.[0] });
      return response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, received, stop: () => void server.close() };
}

describe('Traces', () => {
  const engine = sqliteEngine();
  const logged: string[] = [];
  let collector: Awaited<ReturnType<typeof aReceiver>>;
  let backEnd: Awaited<ReturnType<typeof aReceiver>>;
  let server: RunningServer;

  beforeEach(async () => {
    logged.length = 0;
    collector = await aReceiver();
    backEnd = await aReceiver();
    const place = await engine.newPlace();
    const settings = readSettings({
      PORT: '0',
      FOYER_DATA_DIR: 'folder' in place ? place.folder : '',
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.address}/`,
      FOYER_WEBHOOK_URL: backEnd.address,
      FOYER_WEBHOOK_SECRET: `whsec_${'a'.repeat(32)}`,
    });
    const logger = jsonLines((line) => logged.push(line));
    server = (await startServer(settings.unwrap(), logger)).unwrap();
  });
  afterEach(() => {
    collector.stop();
    backEnd.stop();
  });

  const spansOf = () =>
    collector.received.flatMap(({ text }) =>
      exported
        .parse(JSON.parse(text))
        .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );

  it('OP-82 lead from the caller over the request and its use to each query, name nobody, and are in the log', async () => {
    const lead = aLeadBody();
    const answer = await fetch(`${server.address}/v6/acq/leads/abandoned`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: {
        'content-type': 'application/json',
        traceparent: `00-${traceId}-${spanId}-01`,
      },
    });
    expect(answer.status).toBe(200);
    await expect.poll(() => backEnd.received.length).toBeGreaterThan(0);
    await server.stop();

    const spans = spansOf();
    const named = (name: string) => spans.find((span) => span.name === name);
    const request = named('POST /v6/acq/leads/abandoned');
    expect(request).toMatchObject({ traceId, parentSpanId: spanId });
    const use = named('use createAbandonedLead');
    expect(use).toMatchObject({ traceId, parentSpanId: request?.spanId });
    expect(named('insert leads')).toMatchObject({ traceId, parentSpanId: use?.spanId });
    // Delivery continues after the request that triggered it, so each event gets its own trace.
    const webhook = named('send webhook');
    expect(webhook?.traceId).not.toBe(traceId);
    expect(backEnd.received[0]?.traceparent).toBe(`00-${webhook?.traceId}-${webhook?.spanId}-01`);

    const sent = collector.received.map(({ text }) => text).join('\n');
    for (const typed of [lead.EmailAddress, lead.FirstName, lead.PhoneNumber]) {
      expect(sent).not.toContain(typed);
    }
    const line = logged.map((text) => JSON.parse(text) as Record<string, unknown>);
    expect(line.find(({ event }) => event === 'request')).toMatchObject({ trace_id: traceId });
  });

  it('OP-82 begin anew when the caller’s header is wrong', async () => {
    const headers = { traceparent: `00-${'0'.repeat(32)}-${spanId}-01` };
    await fetch(`${server.address}/v6/configuration`, { headers });
    await server.stop();
    const request = spansOf().find(({ name }) => name === 'GET /v6/configuration');
    expect(request?.traceId).toMatch(/^[\da-f]{32}$/);
    expect(request?.traceId).not.toBe('0'.repeat(32));
    expect(request?.parentSpanId).toBeUndefined();
  });
});
