import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What the proxy does to what passes. The names and meanings are toxiproxy's, where it has them. */
export type Toxic =
  /** Each direction is so much later. */
  | { readonly kind: 'latency'; readonly ms: number }
  /** The answer comes in parts of so many bytes, with a pause before each. */
  | { readonly kind: 'slicer'; readonly bytes: number; readonly ms: number }
  /** The answer ends after so many bytes. */
  | { readonly kind: 'limit_data'; readonly bytes: number }
  /** The request arrives, the answer doesn't, and the connection stays open. */
  | { readonly kind: 'timeout' }
  /** A reset in place of the answer, after the request has arrived. */
  | { readonly kind: 'reset_peer' }
  /** A reset before the request arrives. */
  | { readonly kind: 'reset_first' }
  /** The client has ended its half of the connection when the server answers. */
  | { readonly kind: 'half_closed' };

export interface FaultyProxy {
  readonly url: string;
  /** Null for none. Also applies to connections that are open already, which clients use again. */
  toxic: Toxic | null;
  stop(): Promise<void>;
}

/** A TCP proxy in front of a local port, which spoils what passes through it. */
export async function startFaultyProxy(port: number): Promise<FaultyProxy> {
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const back = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, back]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.on('data', (bytes) => {
      const { toxic } = proxy;
      if (toxic?.kind === 'reset_first') {
        client.resetAndDestroy();
        back.destroy();
        return;
      }
      later(toxic?.kind === 'latency' ? toxic.ms : 0, () => {
        back.write(bytes);
        if (toxic?.kind === 'half_closed') back.end();
      });
    });
    client.on('end', () => back.end());
    back.on('data', (bytes) => {
      answer(client, bytes, proxy.toxic);
    });
    back.on('end', () => client.end());
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const proxy: FaultyProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    toxic: null,
    async stop() {
      const closed = new Promise((done) => server.close(done));
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
  return proxy;
}

/** Passes on what the server answers. */
function answer(client: Socket, bytes: Buffer, toxic: Toxic | null): void {
  switch (toxic?.kind) {
    case 'timeout':
      return;
    case 'reset_peer':
      client.resetAndDestroy();
      return;
    case 'limit_data':
      client.end(bytes.subarray(0, toxic.bytes));
      return;
    case 'latency':
      later(toxic.ms, () => client.write(bytes));
      return;
    case 'slicer':
      for (let at = 0; at < bytes.length; at += toxic.bytes) {
        const slice = bytes.subarray(at, at + toxic.bytes);
        later((toxic.ms * at) / toxic.bytes, () => client.write(slice));
      }
      return;
    default:
      client.write(bytes);
  }
}

function later(ms: number, run: () => void): void {
  if (ms === 0) run();
  else setTimeout(run, ms);
}
