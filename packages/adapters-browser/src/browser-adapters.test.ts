// @vitest-environment jsdom
/** Covers what the browser adapters do beyond the contract suites of their ports. */
import type { AttributionKeeper } from '@foyer/core/lead';
import { FakeLogger, VirtualClock } from '@foyer/core/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { BrowserGeolocation } from './browser-geolocation.ts';
import { browserAttribution } from './browser-attribution.ts';
import { BrowserVisitor } from './browser-visitor.ts';
import { DataLayerAnalytics } from './data-layer-analytics.ts';
import { DocumentCookieJar } from './document-cookie-jar.ts';
import { HistoryNavigation } from './history-navigation.ts';
import { navigated, visit } from './jsdom-page.fixture.ts';
import { SystemClock } from './system-clock.ts';
import { WebStorageStore } from './web-storage-store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('WebStorageStore', () => {
  it('LX-04 treats null in place of storage as blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage);
    const store = new WebStorageStore('localStorage');
    store.remove('lead');
    expect(store.read('lead')).toBeNull();
    expect(store.write('lead', 'text').val).toEqual({ kind: 'blocked' });
  });

  it('LX-04 treats storage that throws on every use as blocked instead of crashing', () => {
    const refuse = (): never => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
      getItem: refuse,
      setItem: refuse,
      removeItem: refuse,
    } as unknown as Storage);
    const store = new WebStorageStore('localStorage');
    store.remove('lead');
    expect(store.read('lead')).toBeNull();
    expect(store.write('lead', 'text').val).toEqual({ kind: 'blocked' });
  });

  it('LX-12 notifies when another tab clears everything, but ignores the other kind of storage', () => {
    const store = new WebStorageStore('localStorage');
    let heard = 0;
    const stop = store.onOutsideChange('lead', () => (heard += 1));
    const dispatchChange = (key: string | null, storageArea: Storage): void => {
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));
    };
    dispatchChange('lead', window.sessionStorage);
    expect(heard).toBe(0);
    dispatchChange(null, window.localStorage);
    expect(heard).toBe(1);
    stop();
  });

  it('LX-12 notifies a page restored from the back/forward cache only of keys that another tab changed meanwhile', () => {
    const store = new WebStorageStore('localStorage');
    const seen: (string | null)[] = [];
    expect(store.write('lead', 'ours').ok).toBe(true);
    const stop = store.onOutsideChange('lead', () => seen.push(store.read('lead')));
    comeBack(() => window.localStorage.setItem('lead.other', 'theirs'));
    expect(seen).toEqual([]);
    comeBack(() => window.localStorage.setItem('lead', 'theirs'));
    comeBack(() => window.localStorage.removeItem('lead'));
    expect(seen).toEqual(['theirs', null]);
    stop();
    comeBack(() => window.localStorage.setItem('lead', 'theirs again'));
    expect(seen).toHaveLength(2);
  });

  it('LX-12 does not notify a page that is shown for the first time', () => {
    const store = new WebStorageStore('localStorage');
    let heard = 0;
    const stop = store.onOutsideChange('lead', () => (heard += 1));
    window.localStorage.setItem('lead', 'ours');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(heard).toBe(0);
    stop();
  });

  it('keeps local and session storage separate', () => {
    const local = new WebStorageStore('localStorage');
    const session = new WebStorageStore('sessionStorage');
    expect(local.write('lead', 'local').ok).toBe(true);
    session.remove('lead');
    expect([local.read('lead'), session.read('lead')]).toEqual(['local', null]);
  });
});

describe('DocumentCookieJar', () => {
  it('CK-01 writes cookies for 1200 s, the whole site, secure connections and lax requests', () => {
    const written: string[] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie));
    const jar = new DocumentCookieJar({ domain: 'club.example' });
    jar.write('selected club', 'a=b; c', 1_200);
    jar.remove('selected club');
    expect(written).toEqual([
      'selected%20club=a%3Db%3B%20c; Max-Age=1200; Domain=club.example; Path=/; Secure; SameSite=Lax',
      'selected%20club=; Max-Age=0; Domain=club.example; Path=/; Secure; SameSite=Lax',
    ]);
  });

  it('CK-01 shares a whole-site cookie among all hosts of the site', () => {
    visit('https://www.club.example/membership');
    const jar = new DocumentCookieJar({ domain: 'club.example' });
    jar.write('club', '101', 1_200);
    visit('https://join.club.example/join/step1/101');
    expect(new DocumentCookieJar().read('club')).toBe('101');
    jar.remove('club');
  });

  it('CK-01 writes no cookie on an insecure page', () => {
    visit('http://www.club.example/membership');
    new DocumentCookieJar().write('plain', '101', 1_200);
    expect(new DocumentCookieJar().read('plain')).toBeNull();
  });

  it('reads a value in another script’s encoding as null', () => {
    visit('https://www.club.example/membership');
    document.cookie = 'foreign=100%; Path=/';
    expect(new DocumentCookieJar().read('foreign')).toBeNull();
  });

  it('has no cookies in a frame that may not use them', () => {
    const refuse = (): never => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    const sandboxed = Object.defineProperty({}, 'cookie', { get: refuse, set: refuse });
    const jar = new DocumentCookieJar({}, sandboxed as Document);
    jar.write('club', '101', 1_200);
    jar.remove('club');
    expect(jar.read('club')).toBeNull();
  });
});

describe('BrowserGeolocation', () => {
  it('LO-01 requests high accuracy with the given timeout and leaves no timer behind', async () => {
    const clock = new VirtualClock();
    const asked: unknown[] = [];
    const device = {
      geolocation: {
        getCurrentPosition: (found: PositionCallback, _failed: unknown, options: unknown) => {
          asked.push(options);
          found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition);
        },
      },
    } as unknown as Navigator;
    expect((await new BrowserGeolocation(clock, device).locate(5_000)).ok).toBe(true);
    expect(asked).toEqual([{ enableHighAccuracy: true, timeout: 5_000 }]);
    expect(clock.pendingTimers).toBe(0);
  });

  it('LO-01 ignores an answer after the timeout', async () => {
    const clock = new VirtualClock();
    let answerLate = (): void => undefined;
    const device = {
      geolocation: {
        getCurrentPosition: (found: PositionCallback) => {
          answerLate = () => {
            found({ coords: { latitude: 1, longitude: 2 } } as GeolocationPosition);
          };
        },
      },
    } as unknown as Navigator;
    const asked = new BrowserGeolocation(clock, device).locate(5_000);
    clock.advance(5_000);
    answerLate();
    expect((await asked).val).toMatchObject({ kind: 'timeout' });
  });

  it('LO-06 takes a browser that names no permissions for one that would ask', async () => {
    const none = new BrowserGeolocation(new VirtualClock(), {} as Navigator);
    expect(await none.isAllowed()).toBe(false);
  });

  it('LO-03 reports a browser without geolocation in the specification’s words', async () => {
    const none = await new BrowserGeolocation(new VirtualClock(), {} as Navigator).locate(5_000);
    expect(none.val).toEqual({
      kind: 'unsupported',
      message: 'Geolocation is not supported by browser',
    });
  });
});

/** The part of a window that navigation uses. `type` is the navigation type of the page load. */
function aPage({
  type = 'navigate',
  assign = (): void => undefined,
}: {
  readonly type?: string;
  readonly assign?: (address: string) => void;
}): Window {
  return {
    location: { pathname: '/join/corp', search: '', assign },
    performance: { getEntriesByType: () => [{ type }] },
    addEventListener: () => undefined,
  } as unknown as Window;
}

describe('HistoryNavigation', () => {
  it('keeps the router’s state when it replaces the URL', () => {
    visit('https://www.club.example/membership');
    window.history.replaceState({ router: 7 }, '', '/membership');
    new HistoryNavigation().replace('/membership?step=1');
    expect(window.history.state).toEqual({ router: 7 });
  });

  it('stops listening once nobody is subscribed', async () => {
    visit('https://www.club.example/membership');
    const navigation = new HistoryNavigation();
    let heard = 0;
    navigation.onChange(() => (heard += 1))();
    navigation.push('/one');
    await navigated(() => {
      window.history.back();
    });
    expect(heard).toBe(0);
  });

  it('AD-12: Hears of Back before a router that listened first', async () => {
    visit('https://www.club.example/membership');
    const heard: string[] = [];
    window.addEventListener('popstate', () => heard.push('router'), { once: true });
    const navigation = new HistoryNavigation();
    navigation.push('/one');
    navigation.onChange(() => heard.push('flow'));
    await navigated(() => {
      window.history.back();
    });
    expect(heard).toEqual(['flow', 'router']);
  });

  it('RT-09 loads another application’s page, or reloads this one', () => {
    const loaded: string[] = [];
    const assign = (address: string): void => {
      loaded.push(address);
    };
    const navigation = new HistoryNavigation(aPage({ assign }));
    navigation.load('/payment');
    navigation.load(navigation.current());
    expect(loaded).toEqual(['/payment', '/join/corp']);
  });

  it.each([
    ['back_forward', true],
    ['navigate', false],
    ['reload', false],
  ])(
    'LX-14 for a page load of type %s, reports a return by Back or Forward: %s',
    (type, isRevisited) => {
      expect(new HistoryNavigation(aPage({ type })).isRevisited()).toBe(isRevisited);
    },
  );

  it('LX-09 does not leave its own origin', () => {
    visit('https://www.club.example/membership');
    const navigation = new HistoryNavigation();
    expect(() => {
      navigation.push('//elsewhere.example/membership');
    }).toThrow('cannot update history');
    expect(navigation.current()).toBe('/membership');
  });
});

describe('DataLayerAnalytics', () => {
  it('AN-01 adds events by name to the page’s existing queue', () => {
    const page = { dataLayer: [{ event: 'earlier' }] as unknown[] };
    new DataLayerAnalytics(undefined, page).record({ name: 'flow_started', flow: 'lead' });
    expect(page.dataLayer).toEqual([{ event: 'earlier' }, { event: 'flow_started', flow: 'lead' }]);
  });

  it('AN-01 logs a tag manager that throws and continues', () => {
    const logger = new FakeLogger();
    const dataLayer: unknown[] = [];
    dataLayer.push = () => {
      throw new Error('tag');
    };
    new DataLayerAnalytics(logger, { dataLayer }).record({ name: 'flow_started', flow: 'lead' });
    expect(logger.entries).toEqual([
      { level: 'warn', event: 'analytics-failed', fields: { name: 'flow_started' } },
    ]);
  });
});

describe('BrowserVisitor', () => {
  it('LC-23 reports the page URL with campaign parameters but without other query parameters', () => {
    visit(
      'https://www.club.example/membership?firstName=Ada&utm_source=mail&email=ada%40mail.example&utm_campaign=a%20b#x',
    );
    expect(new BrowserVisitor().pageUrl()).toBe(
      'https://www.club.example/membership?utm_source=mail&utm_campaign=a+b',
    );
    visit('https://www.club.example/membership?email=ada%40mail.example');
    expect(new BrowserVisitor().pageUrl()).toBe('https://www.club.example/membership');
  });

  it('knows the country only if it’s given', () => {
    expect(new BrowserVisitor().country()).toBeNull();
    expect(new BrowserVisitor({ country: 'gb' }).country()).toBe('GB');
  });

  it('reports the device’s time zone', () => {
    expect(new BrowserVisitor().timeZone()).toBe(
      new Intl.DateTimeFormat().resolvedOptions().timeZone,
    );
  });
});

describe('browserAttribution', () => {
  const open = (country: string | null, isEmbedded = false): AttributionKeeper =>
    browserAttribution({
      store: new WebStorageStore('localStorage'),
      clock: new SystemClock(),
      visitor: new BrowserVisitor({ country }),
      optInCountries: ['DE'],
      isEmbedded,
    });

  afterEach(() => window.localStorage.clear());

  it('VL-70: credits the page’s address, and remembers it on the next page', () => {
    visit('https://www.club.example/pilates?utm_source=mail');
    open('US');
    visit('https://www.club.example/membership');
    expect(open('US').current()?.first).toMatchObject({
      page: 'https://www.club.example/pilates',
      parameters: { utm_source: 'mail' },
      embeddedIn: null,
    });
  });

  it('VL-71: keeps nothing in an opt-in country, nor for a browser that objects to tracking', () => {
    visit('https://www.club.example/?utm_source=mail');
    expect(open('DE').current()).toBeNull();
    expect(open('US').current()).not.toBeNull();
    const objecting = Object.assign(Object.create(window.navigator) as Navigator, {
      globalPrivacyControl: true,
    });
    vi.spyOn(window, 'navigator', 'get').mockReturnValue(objecting);
    expect(open('US').current()).toBeNull();
    expect(window.localStorage.length).toBe(0);
  });

  it('VL-72: takes over what a flow on another site knew, and removes it from the address', () => {
    visit('https://host.example/blog?utm_source=mail');
    const embedded = open('US', true);
    const path = embedded.handOver('/join/step1/101');
    const known = embedded.current();
    window.localStorage.clear();
    visit(`https://www.club.example${path}`);
    expect(open('US').current()).toEqual(known);
    expect(known?.first.embeddedIn).toBe('https://host.example');
    expect(window.location.href).toBe('https://www.club.example/join/step1/101');
  });
});

/**
 * Leaves the page and restores it from the back/forward cache. The browser reports nothing that was stored
 * `meanwhile`.
 */
function comeBack(meanwhile: () => void): void {
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  meanwhile();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
}
