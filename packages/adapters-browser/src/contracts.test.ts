// @vitest-environment jsdom
/** Runs the browser adapters through the contract suites that the core's fakes pass. */
import type { AnalyticsEvent, LocationFailure } from '@foyer/core/kernel';
import {
  analyticsContract,
  clockContract,
  cookieJarContract,
  geolocationContract,
  idSourceContract,
  keyValueStoreContract,
  loggerContract,
  type LoggerEnvironment,
  navigationContract,
  visitorContract,
} from '@foyer/core/contract';
import { VirtualClock } from '@foyer/core/testing';
import { afterEach, expect, it, vi } from 'vitest';

import { BrowserGeolocation } from './browser-geolocation.ts';
import { BrowserVisitor } from './browser-visitor.ts';
import { ConsoleLogger } from './console-logger.ts';
import { CryptoIdSource } from './crypto-id-source.ts';
import { type DataLayerPage, DataLayerAnalytics } from './data-layer-analytics.ts';
import { DocumentCookieJar } from './document-cookie-jar.ts';
import { HistoryNavigation } from './history-navigation.ts';
import { navigated, visit } from './jsdom-page.fixture.ts';
import { SystemClock } from './system-clock.ts';
import { WebStorageStore } from './web-storage-store.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

clockContract('SystemClock', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  return {
    clock: new SystemClock(),
    pass: (ms) => {
      vi.advanceTimersByTime(ms);
    },
  };
});

for (const area of ['localStorage', 'sessionStorage'] as const) {
  keyValueStoreContract(`WebStorageStore over ${area}`, () => {
    const storage = window[area];
    storage.clear();
    const dispatchChange = (key: string): void => {
      window.dispatchEvent(new StorageEvent('storage', { key, storageArea: storage }));
    };
    const store = new WebStorageStore(area);
    return {
      store,
      fill: () => {
        fillUp(storage);
      },
      block: () => {
        vi.spyOn(window, area, 'get').mockImplementation(() => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        });
      },
      otherTab: {
        write: (key, value) => {
          const written = new WebStorageStore(area).write(key, value);
          dispatchChange(key);
          return written;
        },
        remove: (key) => {
          storage.removeItem(key);
          dispatchChange(key);
        },
      },
    };
  });
}

cookieJarContract('DocumentCookieJar', () => {
  visit('https://www.club.example/membership');
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=', 1)[0] ?? ''}=; Max-Age=0; Path=/; Secure`;
  }
  vi.useFakeTimers({ toFake: ['Date'] });
  return {
    jar: new DocumentCookieJar(),
    pass: (seconds) => {
      vi.setSystemTime(Date.now() + seconds * 1_000);
    },
  };
});

geolocationContract('BrowserGeolocation', () => {
  const clock = new VirtualClock();
  const device: {
    geolocation?: Pick<globalThis.Geolocation, 'getCurrentPosition'>;
    permissions?: Pick<Permissions, 'query'>;
  } = {};
  return {
    geolocation: new BrowserGeolocation(clock, device as Navigator),
    answers: (answer) => {
      if (answer !== 'hangs' && 'kind' in answer && answer.kind === 'unsupported') {
        delete device.geolocation;
        return;
      }
      device.geolocation = {
        getCurrentPosition: (found, failed) => {
          if (answer === 'hangs') return;
          if ('kind' in answer) failed?.(positionError(answer));
          else found({ coords: answer } as GeolocationPosition);
        },
      };
    },
    allows: (allowed) => {
      const status = { state: allowed ? 'granted' : 'prompt' } as PermissionStatus;
      device.permissions = { query: () => Promise.resolve(status) };
    },
    pass: (ms) => {
      clock.advance(ms);
    },
  };
});

navigationContract('HistoryNavigation', () => {
  visit('https://www.club.example/membership');
  window.history.pushState(null, '', '/membership');
  return {
    navigation: new HistoryNavigation(),
    back: () =>
      navigated(() => {
        window.history.back();
      }),
    forward: () =>
      navigated(() => {
        window.history.forward();
      }),
  };
});

analyticsContract('DataLayerAnalytics', () => {
  const page: DataLayerPage = {};
  return {
    analytics: new DataLayerAnalytics(undefined, page),
    recorded: () =>
      (page.dataLayer ?? []).map((entry) => {
        const { event, ...fields } = entry as { event: string };
        return { name: event, ...fields } as AnalyticsEvent;
      }),
  };
});

loggerContract('ConsoleLogger', () => {
  const notes: ReturnType<LoggerEnvironment['noted']>[number][] = [];
  const note =
    (level: 'warn' | 'error') =>
    (event: string, fields: unknown): void => {
      notes.push({ level, event, fields });
    };
  return {
    logger: new ConsoleLogger({ warn: note('warn'), error: note('error') }),
    noted: () => notes,
  };
});

idSourceContract('CryptoIdSource', () => new CryptoIdSource());
idSourceContract(
  'CryptoIdSource on an insecure origin',
  () => new CryptoIdSource({ getRandomValues: (bytes) => crypto.getRandomValues(bytes) }),
);

it('CryptoIdSource creates valid UUIDs with a clock before 1970', () => {
  vi.setSystemTime('1969-12-31T00:00:00Z');
  expect(new CryptoIdSource().next()).toMatch(
    /^0{8}-0{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
  vi.useRealTimers();
});

it('CryptoIdSource starts each id with the current millisecond and takes the rest from the generator', () => {
  vi.setSystemTime('2026-11-23T05:00:00.123Z');
  const ids = new CryptoIdSource({
    getRandomValues: (bytes) => {
      new Uint8Array(bytes.buffer).fill(0xff);
      return bytes;
    },
  });
  expect(ids.next()).toBe('01a206c6-78fb-7fff-bfff-ffffffffffff');
  vi.useRealTimers();
});
visitorContract('BrowserVisitor', () => new BrowserVisitor({ country: 'gb' }));

/** Halves the added text until not a single character fits. */
function fillUp(storage: Storage): void {
  for (let size = 2 ** 22, part = 0; size >= 1; part += 1) {
    try {
      storage.setItem(`filler-${part}`, 'x'.repeat(size));
    } catch {
      size /= 2;
    }
  }
}

function positionError({ kind, message }: LocationFailure): GeolocationPositionError {
  const code = { unsupported: 0, denied: 1, unavailable: 2, timeout: 3 }[kind];
  return { code, message } as GeolocationPositionError;
}
