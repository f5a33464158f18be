import { connect, type Socket } from 'node:net';

/** A connection to a local server, on which a test writes raw bytes. */
export interface RawClient {
  readonly socket: Socket;
  /** Resolves at the next response. */
  answered(): Promise<void>;
  /** Everything received, once the server has closed the connection. */
  readonly closed: Promise<string>;
}

export async function openClient(address: string): Promise<RawClient> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  const closed = new Promise<string>((done) => {
    socket.once('close', () => {
      done(received);
    });
  });
  await new Promise((done) => socket.once('connect', done));
  return {
    socket,
    closed,
    answered: () =>
      new Promise((done) => {
        socket.once('data', () => {
          done();
        });
      }),
  };
}
