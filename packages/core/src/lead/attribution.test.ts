import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyPartOfAddress } from '../../testing/properties.ts';
import { memoryStore } from '../kernel/null-ports.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import {
  AttributionKeeper,
  type AttributionOptions,
  attributionStorageKey,
  mayAttribute,
  type PageArrival,
  readAttribution,
  touchOf,
} from './attribution.ts';

const at = '2026-11-20T15:00:00.000Z';
const site = 'https://club.example';

function arrival(path: string, differences: Partial<PageArrival> = {}): PageArrival {
  return { address: site + path, referrer: '', embeddedIn: null, ...differences };
}

/** A visitor's device; each page load has its own keeper. */
function aDevice(options: Partial<AttributionOptions> = {}) {
  const clock = new VirtualClock(at);
  const store = memoryStore();
  const open = (page: PageArrival): AttributionKeeper => {
    const keeper = new AttributionKeeper({
      store,
      clock,
      isAllowed: () => true,
      ownSites: [site, 'https://pay.example'],
      ...options,
    });
    keeper.arrive(page);
    return keeper;
  };
  return { clock, store, open };
}

describe('attribution', () => {
  it('VL-70: keeps campaign parameters, click ids and the linking site, and nothing else of the address', () => {
    const { parameters, page, referrer } = touchOf(
      arrival('/membership?utm_source=mail&gclid=g1&email=ada@x.example&token=secret', {
        referrer: 'https://news.example/story?reader=ada',
      }),
      at,
    );
    expect(parameters).toEqual({ utm_source: 'mail', gclid: 'g1' });
    expect(page).toBe('https://club.example/membership');
    expect(referrer).toBe('https://news.example');
  });

  it('VL-70: decodes parameters, and cuts what is longer than 200 characters', () => {
    const long = 'x'.repeat(300);
    const { parameters, page } = touchOf(
      arrival(`/${long}?utm_source=spring%20sale&utm_term=${long}`),
      at,
    );
    expect(parameters).toEqual({ utm_source: 'spring sale', utm_term: long.slice(0, 200) });
    expect(page).toBe(`${site}/${long}`.slice(0, 200));
  });

  it('VL-70: the first arrival stays, and the last from outside replaces the one before', () => {
    const { open } = aDevice();
    open(arrival('/?utm_source=mail'));
    open(arrival('/pilates', { referrer: 'https://news.example/' }));
    open(arrival('/membership'));
    open(arrival('/clubs', { referrer: 'https://club.example/membership' }));
    const known = open(
      arrival('/join/step3', { referrer: 'https://pay.example/payment' }),
    ).current();
    expect(known?.first.parameters).toEqual({ utm_source: 'mail' });
    expect(known?.last).toMatchObject({
      page: `${site}/pilates`,
      referrer: 'https://news.example',
    });
  });

  it('VL-70: a reload is no new arrival', () => {
    const { open, clock } = aDevice();
    const first = open(arrival('/?utm_source=mail')).current();
    clock.advance(60_000);
    expect(open(arrival('/?utm_source=mail')).current()).toEqual(first);
  });

  it('VL-70: is forgotten after 90 days', () => {
    const { open, clock } = aDevice();
    open(arrival('/?utm_source=mail'));
    clock.advance(91 * 86_400_000);
    expect(open(arrival('/')).current()?.first.parameters).toEqual({});
  });

  it('VL-71: an opt-in country needs a yes, others only no no', () => {
    const allowed = (choice: boolean | null, country: string | null) =>
      mayAttribute(choice, country, ['DE', 'GB']);
    expect([allowed(null, 'DE'), allowed(true, 'DE'), allowed(false, 'DE')]).toEqual([
      false,
      true,
      false,
    ]);
    expect([allowed(null, 'US'), allowed(false, 'US'), allowed(null, null)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('VL-71: what isn’t allowed is not stored, and a yes later keeps this page’s arrival', () => {
    let answer = false;
    const { open, store } = aDevice({ isAllowed: () => answer });
    const keeper = open(arrival('/?utm_source=mail'));
    expect(keeper.current()).toBeNull();
    expect(store.read(attributionStorageKey)).toBeNull();
    answer = true;
    expect(keeper.current()?.first.parameters).toEqual({ utm_source: 'mail' });
    answer = false;
    expect(keeper.current()).toBeNull();
    expect(store.read(attributionStorageKey)).toBeNull();
  });

  it('VL-72: a flow embedded elsewhere hands it over to the site', () => {
    const host = 'https://host.example';
    const embedded = aDevice().open({
      address: `${host}/blog?utm_source=mail`,
      referrer: 'https://news.example/',
      embeddedIn: host,
    });
    const path = embedded.handOver('/join/step1/101?x=1');
    const { open } = aDevice();
    const known = open(arrival(path, { referrer: `${host}/` })).current();
    expect(known).toEqual(embedded.current());
    expect(known?.first).toMatchObject({ embeddedIn: host, parameters: { utm_source: 'mail' } });
  });

  it('VL-71 VL-72: what was handed over before a yes is kept after it', () => {
    const host = 'https://host.example';
    const embedded = aDevice().open({
      address: `${host}/blog?utm_source=mail`,
      referrer: '',
      embeddedIn: host,
    });
    let answer = false;
    const { open, store } = aDevice({ isAllowed: () => answer });
    const keeper = open(arrival(embedded.handOver('/join'), { referrer: `${host}/` }));
    expect(keeper.current()).toBeNull();
    expect(store.read(attributionStorageKey)).toBeNull();
    answer = true;
    expect(keeper.current()).toEqual(embedded.current());
    expect(store.read(attributionStorageKey)).not.toBeNull();
  });

  it('VL-70: any address gives a touch that can be read again, and any text is read or refused', () => {
    const address = fc
      .tuple(fc.domain(), anyPartOfAddress, anyPartOfAddress)
      .map(([domain, path, query]) => `https://${domain}/p${path}?utm_source=${query}`);
    fc.assert(
      fc.property(address, fc.string(), (arrivedAt, referrer) => {
        const touch = touchOf({ address: arrivedAt, referrer, embeddedIn: referrer }, at);
        const attribution = { first: touch, last: touch };
        expect(readAttribution(JSON.stringify(attribution))).toEqual(attribution);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readAttribution(text)).toBeNull();
      }),
    );
  });
});
