import { Agent, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { describe, expect, it } from 'vitest';

import { postgresEngine, sqliteEngine } from '../testing/engines.ts';
import { aCodeBody } from '../testing/lead-bodies.ts';
import { codesMailedTo } from '../testing/mails.ts';
import { openTestApi } from '../testing/test-api.ts';

describe.each([sqliteEngine(), postgresEngine()])('Guessing on $name', (engine) => {
  it('CJ-20 evaluates five of 60 guesses over 20 concurrent connections, and none succeeds', async () => {
    const api = await openTestApi(await engine.newPlace());
    const server = createAdaptorServer({ fetch: api.app.fetch }) as Server;
    await new Promise<void>((done) => {
      server.listen(0, '127.0.0.1', done);
    });
    const { port } = server.address() as AddressInfo;
    const email = 'target@globex.example';
    await api.send('POST', '/v6/acq/corp/email/verify', aCodeBody({ corporateEmail: email }));
    const [code = ''] = await codesMailedTo(api, email);
    // Never the right code, so that none can succeed by chance even if all were evaluated.
    const guesses = Array.from({ length: 60 }, (_, guess) => String(guess).padStart(4, '0')).map(
      (guess) => (guess === code ? 'none' : guess),
    );
    const answers = new Map<string, number>();
    const connections = Array.from({ length: 20 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (let token = guesses.pop(); token !== undefined; token = guesses.pop()) {
        const answer = await post(agent, port, { email, token });
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
      }
      agent.destroy();
    });
    await Promise.all(connections);
    expect(Object.fromEntries(answers)).toEqual({
      'verified: false': 5,
      CODE_SPENT: 25,
      TOO_MANY_TRIES: 30,
    });
    const row = await api.database
      .selectFrom('email_codes')
      .select(['tries', 'ended_at'])
      .where('email', '=', email)
      .executeTakeFirst();
    expect(row).toEqual({ tries: 5, ended_at: null });
    await new Promise((done) => {
      server.close(done);
    });
    await api.close();
  });
});

function post(agent: Agent, port: number, body: unknown): Promise<string> {
  return new Promise((done, fail) => {
    const sent = request(
      {
        agent,
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/v6/acq/corp/token/verify',
        headers: { 'content-type': 'application/json' },
      },
      (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          done(
            /"code":"(\w+)"/.exec(text)?.[1] ?? (text.includes('false') ? 'verified: false' : text),
          );
        });
      },
    );
    sent.on('error', fail);
    sent.end(JSON.stringify(body));
  });
}
