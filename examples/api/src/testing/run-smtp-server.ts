/** An SMTP server process that requires a login. Sends its port to its parent, then each mail as received. */
import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  onAuth({ username, password }, _session, done) {
    if (username === 'foyer' && password === 'mail') done(null, { user: username });
    else done(new Error('Wrong user or password'));
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      process.send?.({ mail: Buffer.concat(chunks).toString() });
      done();
    });
  },
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.server.address() as AddressInfo).port });
});
