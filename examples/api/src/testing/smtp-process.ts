import { fork } from 'node:child_process';

/** An SMTP server as a separate process. */
export interface SmtpProcess {
  /** Includes the login that it requires. */
  readonly url: string;
  /** Every mail as received over the wire. */
  readonly received: readonly string[];
  stop(): Promise<void>;
}

export async function startSmtpProcess(): Promise<SmtpProcess> {
  const child = fork(new URL('../testing/run-smtp-server.ts', import.meta.url), {
    execArgv: ['--conditions=source'],
  });
  const received: string[] = [];
  const port = await new Promise<number>((done, fail) => {
    child.once('error', fail);
    child.on('message', (message: { port?: number; mail?: string }) => {
      if (message.port !== undefined) done(message.port);
      if (message.mail !== undefined) received.push(message.mail);
    });
  });
  return {
    url: `smtp://foyer:mail@127.0.0.1:${port}`,
    received,
    stop: () =>
      new Promise((done) => {
        child.once('exit', () => {
          done();
        });
        child.kill();
      }),
  };
}
