import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/storage.fake.ts';
import { defaultPlanSourceSettings, planSource } from './plan-repository.port.ts';

describe('the visitor’s source', () => {
  const settings = { sourceCookie: 'from', cardPartner: 'onyx' };
  const cookies = () => new FakeCookieJar(new VirtualClock());

  it('PL-07 is the card partner if the cookie matches the settings', () => {
    const jar = cookies();
    jar.write('from', 'onyx', 60);
    expect(planSource(jar, settings)).toBe('onyx');
    expect(planSource(jar, defaultPlanSourceSettings)).toBeNull();
  });

  it.each(['', 'newsletter', 'onyx2', 'Onyx'])(
    'PL-07 isn’t set if the cookie holds %j',
    (value) => {
      const jar = cookies();
      jar.write('from', value, 60);
      expect(planSource(jar, settings)).toBeNull();
    },
  );

  it('PL-07 isn’t set without a cookie', () => {
    expect(planSource(cookies(), settings)).toBeNull();
  });
});
