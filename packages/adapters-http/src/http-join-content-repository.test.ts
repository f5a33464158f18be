import { facilityId } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';

import {
  createHttpJoinContentRepository,
  type HttpJoinContentRepositoryOptions,
} from './http-content-repository.ts';
import { type Behavior, closeServers, json, serve } from './misbehaving-server.fixture.ts';

closeServers();

async function ask(behavior: Behavior, options?: HttpJoinContentRepositoryOptions) {
  const { client, server } = await serve(behavior);
  const content = createHttpJoinContentRepository(client, options);
  return { answer: await content.confirmation(facilityId('101')), arrived: server.arrived };
}

const whole = {
  title: 'You’re in, {{FIRST_NAME}}',
  lede: 'Welcome to {{CLUB_NAME}}.',
  paragraphs: ['{{MEMBER_ID}}', '{{BARCODE}}'],
  activation: { title: 'One more step', text: 'Book classes.', action: 'Activate' },
};

describe('createHttpJoinContentRepository', () => {
  it('SJ-06 HT-63 requests the documented path and keeps placeholders in the club’s copy', async () => {
    const { answer, arrived } = await ask(json(whole));
    expect(arrived[0]).toMatchObject({
      method: 'GET',
      url: '/v6/content/join-confirmation?facilityId=101',
    });
    expect(answer.unwrap()).toEqual(whole);
  });

  it('HT-63 requests the configured path', async () => {
    const { arrived } = await ask(json(whole), { path: '/cms/welcome.json' });
    expect(arrived[0]?.url).toBe('/cms/welcome.json?facilityId=101');
  });

  it('SJ-06 reads missing texts as empty and drops empty paragraphs', async () => {
    const { title, activation } = whole;
    const sent = { title, activation: { ...activation, text: null }, paragraphs: [' ', 'One'] };
    expect((await ask(json(sent))).answer.unwrap()).toEqual({
      title,
      lede: '',
      paragraphs: ['One'],
      activation: { ...activation, text: '' },
    });
  });

  it.each([
    ['no title', { ...whole, title: ' ' }],
    ['no button text', { ...whole, activation: { ...whole.activation, action: '' } }],
  ])('SJ-06 ignores copy with %s, so that the default applies', async (_, sent) => {
    expect((await ask(json(sent))).answer.unwrap()).toBeNull();
  });

  it('HT-60 SJ-06 fails for an invalid response', async () => {
    expect((await ask(json({ title: 1 }))).answer.val).toMatchObject({ kind: 'unexpected-shape' });
  });
});
