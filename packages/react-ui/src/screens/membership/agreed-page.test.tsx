// @vitest-environment jsdom
import type { PromisedConsent, PromiseRecord } from '@foyer/core/membership';
import { aMember, aPromiseRecord, aRecordedPromise } from '@foyer/core/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createLanguage } from '../../locale/language.ts';
import { part as memberInFrench } from '../../locales/fr-CA/member.ts';
import { part as visitInFrench } from '../../locales/fr-CA/visit.ts';
import { openAccount } from '../../testing/open-account.fake.tsx';
import { MemberPages } from '../account/member-pages.tsx';
import { AgreedPage } from './agreed-page.tsx';

afterEach(cleanup);

const { memberId } = aMember();

const open = (record: PromiseRecord | null = aPromiseRecord()) =>
  openAccount(<AgreedPage />, {
    path: '/account/agreed',
    before: ({ membership }) => {
      if (record !== null) membership.records.set(memberId, record);
    },
  });

describe('the page of what was agreed', () => {
  it('MB-120 OP-130: lists by day at the club, newest first, what was said, when and where', async () => {
    await open();
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'November 23, 2026',
      'You signed: The summer club',
      'You froze your membership',
      'November 20, 2026',
      'You agreed to the monthly charge',
      'Price of Select Access',
      'We told you that we email news and offers',
    ]);
    const entry = (name: string) => screen.getByRole('article', { name }).textContent;
    expect(entry('You froze your membership')).toBe(
      'You froze your membership12:05 PM EST · Your accountFirst dayDecember 20, 2026Resumes onFebruary 20, 2027Fee while frozen$15.00 a monthCommitment endsJanuary 19, 2028Next bill$15.00 on December 20, 2026',
    );
    expect(entry('Price of Select Access')).toBe(
      'Price of Select Access9:58 AM EST · Payment pageHome clubBryant ParkFirst month$205.00Initiation fee$500.00Discount−$200.00Due on joining$505.00Each month$205.00Next chargeDecember 20, 2026Starts onNovember 20, 2026Commitment12 months',
    );
    expect(entry('You agreed to the monthly charge')).toContain(
      '10:00 AM EST · Payment page · Version 2026-11When you pay, you agree that Foyer Bryant Park',
    );
    expect(entry('We told you that we email news and offers')).toContain(
      'On the page /join/step2/101 · Version 2026-11.3We may email you news and offers. You can unsubscribe at any time.LawUnited States (CAN-SPAM, TCPA)',
    );
    const agreement = screen.getByRole('article', { name: 'You signed: The summer club' });
    expect(within(agreement).getByText('Grace Hopper')).toBeTruthy();
    expect(within(agreement).getByText(/^Guests are welcome/)).toBeTruthy();
  });

  it('MB-120: says what is taken back, what ends and what changes', async () => {
    const said = aPromiseRecord().promises.find(({ id }) => id === 'freeze')?.said;
    if (said?.kind !== 'decision') throw new Error('There is no decision.');
    const decided = (id: string, parts: Partial<typeof said>) =>
      aRecordedPromise({ id, said: { ...said, ...parts } });
    const none = { from: null, until: null, freezeFee: null };
    const promises = [
      decided('1', { decision: 'unfreeze', ...none }),
      decided('2', { decision: 'unfreeze', until: '2026-12-20' }),
      decided('3', { decision: 'cancel', ...none, lastDay: '2027-11-19' }),
      decided('4', { decision: 'keep', ...none }),
      decided('5', { decision: 'change', ...none, from: '2026-12-20', facilityId: '102' }),
      decided('6', { decision: 'undo-change', ...none }),
      aRecordedPromise({
        id: '7',
        said: {
          channel: 'text-alerts',
          granted: false,
          basis: 'express',
          kind: 'consent',
          text: 'Text me.',
          textVersion: '2',
          jurisdiction: 'switzerland',
        },
      }),
    ];
    await open(aPromiseRecord({ promises }));
    const entries = screen.getAllByRole('article').map(({ textContent }) => textContent);
    for (const [place, texts] of [
      ['You undid your freeze'],
      ['You ended your freeze early', 'Resumes onDecember 20, 2026'],
      [
        'You canceled your membership',
        'Last dayNovember 19, 2027',
        'Everything until then is paid',
      ],
      ['You undid your cancellation', 'PlanSelect Access'],
      ['You changed your plan or club', 'First dayDecember 20, 2026', 'Each month$205.00'],
      ['You undid your change', 'Next bill$15.00 on December 20, 2026'],
      ['You no longer agree to text messages', 'Text me.', 'Lawswitzerland'],
    ].entries()) {
      for (const text of texts) expect(entries[place]).toContain(text);
    }
  });

  it('MB-120: says what a promo code took off, and the fee of the first months', async () => {
    const price = aPromiseRecord().promises.find(({ id }) => id === 'price');
    if (price?.said.kind !== 'price') throw new Error('There is no price.');
    const usd = (minorUnits: number) => ({ minorUnits, currency: 'USD' }) as const;
    const promo = { code: 'NEWYEAR', today: usd(140_00), monthly: usd(165_00), months: 2 };
    const said = { ...price.said, bill: { ...price.said.bill, promo } };
    await open(aPromiseRecord({ promises: [{ ...price, said }] }));
    const { textContent } = screen.getByRole('article');
    expect(textContent).toContain('Promo code NEWYEAR−$140.00');
    expect(textContent).toContain('Fee for each of the first 2 months$165.00');
    expect(textContent).toContain('Each month after that$205.00');
  });

  it('PG-346: shows the record once the clubs are loaded, with their names', async () => {
    const { pass } = await openAccount(<AgreedPage />, {
      before: ({ membership }, { clubs }) => {
        clubs.faults.delayNext('all', 5_000);
        membership.records.set(memberId, aPromiseRecord());
      },
    });
    await pass(200);
    expect(screen.queryByRole('article')).toBeNull();
    await pass(5_000);
    expect(screen.getAllByText('Bryant Park').length).toBeGreaterThan(0);
  });

  it('MB-120: marks the language that the member read', async () => {
    const text = 'Envoyez-moi des nouvelles.';
    const said: PromisedConsent = {
      kind: 'consent',
      channel: 'newsletter',
      granted: true,
      basis: 'express',
      text,
      textVersion: '2026-11.3/fr-CA',
      jurisdiction: 'canada',
    };
    await open(aPromiseRecord({ promises: [aRecordedPromise({ locale: 'fr-CA', said })] }));
    expect(screen.getByText(text).closest('[lang]')?.getAttribute('lang')).toBe('fr-CA');
  });

  it('MB-120: names what happened in French, and leaves the words as they were read', async () => {
    const nothing = { copy: {}, messages: {}, labels: {} };
    const french = createLanguage({
      locale: 'fr-CA',
      parts: {
        visit: async () => visitInFrench,
        join: async () => nothing,
        member: async () => memberInFrench,
      },
    });
    await Promise.all(
      (['visit', 'join', 'member'] as const).map(async (name) => french.part(name)),
    );
    await openAccount(<AgreedPage />, {
      language: french,
      before: ({ membership }) => membership.records.set(memberId, aPromiseRecord()),
    });
    const price = screen.getByRole('article', { name: /^Prix du forfait/ }).textContent;
    expect(price).toMatch(/Chaque mois205,00\s\$/);
    expect(price).toContain('20 décembre 2026');
    expect(screen.getByText(/^When you pay/)).toBeTruthy();
  });

  it('MB-120: says that nothing is recorded yet, and that older entries are left out', async () => {
    await open(null);
    expect(screen.getByText(/^Nothing is recorded yet/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Save/ })).toBeNull();
    cleanup();
    await open(aPromiseRecord({ hasOlder: true }));
    expect(screen.getByText('This page has the latest 500 entries.')).toBeTruthy();
  });

  it('MB-120: fails alone, and loads again on request', async () => {
    const { user, pass } = await openAccount(<AgreedPage />, {
      before: ({ membership }) => {
        membership.records.set(memberId, aPromiseRecord());
        membership.faults.failNext('promises', { kind: 'network' }, { times: 2 });
      },
    });
    expect(screen.getByText('We couldn’t load what we agreed.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await pass();
    expect(screen.getByText('You froze your membership')).toBeTruthy();
  });

  it('MB-120: is reached from the membership', async () => {
    await openAccount(<MemberPages />, { path: '/account/membership' });
    const link = await screen.findByRole('link', { name: 'See the record' });
    const path = link.getAttribute('href') ?? '';
    cleanup();
    await openAccount(<MemberPages />, {
      path,
      before: ({ membership }) => membership.records.set(memberId, aPromiseRecord()),
    });
    expect(await screen.findByText('You froze your membership')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('What we agreed');
  });

  it('MB-121: saves everything as a spreadsheet and as JSON', async () => {
    const files = new Map<string, Blob>();
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      const address = `blob:${files.size}`;
      files.set(address, file as Blob);
      return address;
    });
    const record = aPromiseRecord();
    await open(record);
    const fileOf = async (name: string): Promise<string> => {
      const link = screen.getByRole('link', { name });
      expect(link.getAttribute('download')).toMatch(/^what-we-agreed\.(?:csv|json)$/);
      return (await files.get(link.getAttribute('href') ?? '')?.text()) ?? '';
    };
    const rows = (await fileOf('Save as CSV')).split('\r\n');
    expect(rows[0]).toBe('"Time","What","Details","Exact words","Version","Language","Where"');
    expect(rows).toHaveLength(record.promises.length + 2);
    expect(rows[2]).toBe(
      '"2026-11-23T12:05:00-05:00","You froze your membership","First day: December 20, 2026\nResumes on: February 20, 2027\nFee while frozen: $15.00 a month\nCommitment ends: January 19, 2028\nNext bill: $15.00 on December 20, 2026","","","en-US","Your account"',
    );
    expect(JSON.parse(await fileOf('Save as JSON'))).toEqual(JSON.parse(JSON.stringify(record)));
    create.mockRestore();
  });

  it('MB-122: prints', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
  });
});
