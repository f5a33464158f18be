import { Ok } from '@foyer/core';
import { expect, it } from 'vitest';

import { createHttpArrivalDesk } from './http-arrival-desk.ts';
import { closeServers, serve } from './misbehaving-server.fixture.ts';

closeServers();

it('an address without a token is unknown without a request', async () => {
  const { client, server } = await serve();
  const read = await createHttpArrivalDesk(client).read('');
  expect(read).toEqual(Ok(null));
  expect(server.arrived).toEqual([]);
});
