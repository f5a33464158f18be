import { describe, expect, it } from 'vitest';

import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeCookieJar } from '../../testing/fakes/cookie-jar.fake.ts';
import { defaultPlanSourceSettings, planSource } from './plan-source.ts';

describe('where a visitor comes from', () => {
  const settings = { sourceCookie: 'from', cardPartner: 'onyx' };
  const cookies = () => new FakeCookieJar(new VirtualClock());

  it('PL-07 is named for the card partner’s people, by the cookie and the word of the settings', () => {
    const jar = cookies();
    jar.write('from', 'onyx', 60);
    expect(planSource(jar, settings)).toBe('onyx');
    expect(planSource(jar, defaultPlanSourceSettings)).toBeNull();
  });

  it.each(['', 'newsletter', 'onyx2', 'Onyx'])(
    'PL-07 is not named where the cookie holds %j',
    (value) => {
      const jar = cookies();
      jar.write('from', value, 60);
      expect(planSource(jar, settings)).toBeNull();
    },
  );

  it('PL-07 is not named without a cookie', () => {
    expect(planSource(cookies(), settings)).toBeNull();
  });
});
