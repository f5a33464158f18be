import { productTokenCookie } from '@foyer/core/plans';
import { expect, it } from 'vitest';

import { aProductToken, verifiedPerson } from '../testing/joins.ts';
import { sqliteEngine } from '../testing/engines.ts';
import { aLeadBody, aVisitBody } from '../testing/lead-bodies.ts';
import { refusedForm } from '../testing/payment.ts';
import { sharedApi } from '../testing/test-api.ts';
import { localeCookie } from './request-locale.ts';

const api = sharedApi(sqliteEngine());

const french = { 'Accept-Language': 'fr-CA,fr;q=0.9,en;q=0.5' };

/** The newest mail to a visitor; the clubs' mail is in English. */
async function newestMail() {
  const mail = await api.database
    .selectFrom('outbox_mail')
    .select(['subject', 'body'])
    .where('recipient', 'not like', '%@foyer.example')
    .where('due_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return mail;
}

it('ER-01 LA-01 confirms a booking in the visitor’s language and the club’s time zone', async () => {
  const lead = aLeadBody({ FirstName: 'Zoë' });
  await api.send('POST', '/v6/acq/leads/abandoned', lead, french);
  const visit = aVisitBody(lead.TransactionId, '2026-11-21T09:00:00-05:00');
  expect((await api.send('PUT', '/v6/acq/lead', visit, french)).status).toBe(200);
  const { subject, body } = await newestMail();
  expect(subject).toMatch(/^Sam\. 21 nov\., 9 h.: votre visite à Foyer Tribeca$/);
  expect(body).toMatch(/\n\nBonjour Zoë,\n/);
  expect(body).toMatch(/\nQuand +Samedi 21 novembre 2026\n +9 h HNE\n/);
  expect(body).toMatch(/\nTéléphone +\(212\) 555-0101\n/);
});

it('ER-01 prefers the language chosen on the site to what the browser accepts', async () => {
  const cookie = { ...french, Cookie: `${localeCookie}=es-US` };
  const answer = await api.send('GET', '/v6/content/promotions/quiet-hours', undefined, cookie);
  expect(answer.body).toMatchObject({ title: 'Horas tranquilas' });
});

it('ER-01 HT-63 translates content and tells caches that it varies by language', async () => {
  const { body, headers } = await api.send('GET', '/v6/facilities/facility/101', undefined, french);
  expect(JSON.stringify(body)).toContain('Piscine d’eau salée');
  expect(headers.get('content-language')).toBe('fr-CA');
  expect(headers.get('vary')).toContain('Accept-Language, Cookie');
  const plain = await api.send('GET', '/v6/facilities/facility/101');
  expect(JSON.stringify(plain.body)).toContain('Saltwater pool');
  expect(plain.headers.get('content-language')).toBe('en-US');
});

it('ER-01 RT-09 requests and refuses the payment in the buyer’s language', async () => {
  const token = await aProductToken(api, await verifiedPerson(api, 'claire@acme.example'));
  const headers = { ...french, Cookie: `${productTokenCookie}=${token}` };
  const page = await (await api.app.request('/payment', { headers })).text();
  expect(page).toContain('<html lang="fr-CA">');
  expect(page).toContain('Paiement\u00A0: votre abonnement');
  expect(page).toContain('Accès Sélect');
  expect(page).toMatch(/Payer 175\s\$/);
  const refused = await api.app.request('/payment', {
    method: 'POST',
    body: new URLSearchParams({ number: '4242' }).toString(),
    headers: {
      ...headers,
      'Content-Type': 'application/x-www-form-urlencoded',
      'Sec-Fetch-Site': 'same-origin',
    },
  });
  const again = await refusedForm(api, token, refused, french);
  expect(again).toContain('Erreur\u00A0: Paiement\u00A0: votre abonnement');
  expect(again).toContain('Vérifiez le numéro de votre carte.');
});
