import { describe, expect, it } from 'vitest';

import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { type CallFailure, type CallOptions, Ok, type Result } from './result.ts';
import { guardPorts, kindOf } from './guard-ports.ts';

class Greetings {
  readonly #greeting = 'Hello';

  greet(name: string): Promise<Result<string, CallFailure>> {
    return Promise.resolve(Ok(`${this.#greeting}, ${name}`));
  }
}

describe('a guarded port', () => {
  it('works as before while nothing is wrong, private fields included', async () => {
    const { greetings } = guardPorts({ greetings: new Greetings() }, new FakeLogger());
    expect((await greetings.greet('Ada')).val).toBe('Hello, Ada');
    expect(greetings).toBeInstanceOf(Greetings);
    expect(await Promise.resolve(greetings)).toBe(greetings);
  });

  it('AD-01: a method that throws or rejects fails like a lost connection, and is logged once', async () => {
    const logger = new FakeLogger();
    const { leads, geolocation } = guardPorts(
      {
        leads: Object.freeze({
          create: (): Promise<unknown> => Promise.reject(new TypeError('ada@mail.example')),
          update: (): Promise<unknown> => {
            throw new RangeError('ada@mail.example');
          },
        }),
        geolocation: { isAllowed: () => Promise.reject(new Error('not supported')) },
      },
      logger,
    );
    expect(await leads.create()).toMatchObject({ val: { kind: 'network' } });
    expect(await leads.update()).toMatchObject({ val: { kind: 'network' } });
    expect(await geolocation.isAllowed()).toBe(false);
    expect(logger.entries).toEqual(
      [
        { port: 'leads', method: 'create', kind: 'TypeError' },
        { port: 'leads', method: 'update', kind: 'RangeError' },
        { port: 'geolocation', method: 'isAllowed', kind: 'Error' },
      ].map((fields) => ({ level: 'error', event: 'port-threw', fields })),
    );
  });

  it('AD-01: a call that rejects because its caller aborted it is aborted, not lost', async () => {
    const fetchThat = (_: string, { signal }: CallOptions): Promise<unknown> =>
      Promise.reject(signal?.reason as Error);
    const { content } = guardPorts({ content: { page: fetchThat } }, undefined);
    const page = new AbortController();
    page.abort();
    expect(await content.page('offer', page)).toMatchObject({ val: { kind: 'aborted' } });
  });

  it('leaves settings and ports that answer at once as they are', () => {
    const ports = { clock: { now: () => 0 }, settings: { source: 'page' }, checkMembership: null };
    expect(guardPorts(ports, undefined)).toEqual(ports);
    expect(guardPorts(ports, undefined).clock).toBe(ports.clock);
  });

  it('AN-01 AN-02 never reports text typed by a visitor, whatever the name of the error', () => {
    const named = new Error('x');
    named.name = 'ada@mail.example';
    expect(kindOf(named)).toBe('unknown');
    expect(kindOf({ name: 'Ada', message: 'x' })).toBe('unknown');
    expect(kindOf(undefined)).toBe('unknown');
    named.name = 'QuotaExceededError';
    expect(kindOf(named)).toBe('QuotaExceededError');
  });
});
