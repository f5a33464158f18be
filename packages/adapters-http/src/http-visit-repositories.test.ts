import { facilityId } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import { createHttpClassRepository } from './http-visit-repositories.ts';
import { closeServers, json, serve, serveRetrying } from './misbehaving-server.fixture.ts';

closeServers();

const club101 = facilityId('101');

describe('createHttpClassRepository', () => {
  const categories = [
    { categoryId: 86, className: 'Yoga' },
    { categoryId: 87, className: 'Pilates' },
  ];

  it('HT-14 HT-68 sends the categories with exactly their two fields and reads the counts', async () => {
    const { client, server } = await serve(json({ classes: [{ categoryId: 86, classCount: 4 }] }));
    const more = categories.map((category) => ({ ...category, label: 'x' }));
    const counts = (await createHttpClassRepository(client).counts(club101, more)).unwrap();
    expect(server.arrived[0]).toMatchObject({
      method: 'POST',
      url: '/v6/acq/leads/gf/classes/count/101',
    });
    expect(server.arrived[0]?.body).toEqual(categories);
    expect(counts).toEqual([{ categoryId: 86, classCount: 4 }]);
  });

  it('HT-60 names the invalid field of a response', async () => {
    const { client } = await serve(json({ classes: [{ categoryId: 86 }] }));
    const answer = await createHttpClassRepository(client).counts(club101, categories);
    expect(answer.val).toEqual({ kind: 'unexpected-shape', path: 'classes.0.classCount' });
  });

  it('HT-61 retries a failed request like a read', async () => {
    const { client, server } = await serveRetrying(
      2,
      json({}, 500),
      json({}, 503),
      json({ classes: [] }),
    );
    const answer = await createHttpClassRepository(client).counts(club101, categories);
    expect(answer.ok).toBe(true);
    expect(server.arrived).toHaveLength(3);
  });
});
