import { FakeKeyValueStore } from '@foyer/core/testing';
import { describe, expect, it, vi } from 'vitest';

import { namedStore, sharedInPage } from './shared-stores.ts';

describe('stores of several elements on one page', () => {
  it('LX-12 EM-01 notify an element of what another one wrote or removed, but not of its own writes', async () => {
    const area = new FakeKeyValueStore();
    const [first, second] = [sharedInPage(area), sharedInPage(area)];
    const [heardFirst, heardSecond] = [vi.fn<() => void>(), vi.fn<() => void>()];
    first.onOutsideChange('flow', heardFirst);
    const stop = second.onOutsideChange('flow', heardSecond);

    expect(first.write('flow', 'one').ok).toBe(true);
    expect(first.write('other', 'one').ok).toBe(true);
    expect(heardSecond).not.toHaveBeenCalled();
    await Promise.resolve();
    expect(heardSecond).toHaveBeenCalledTimes(1);
    expect(second.read('flow')).toBe('one');
    second.remove('flow');
    await Promise.resolve();
    expect(heardFirst).toHaveBeenCalledTimes(1);

    expect(first.write('flow', 'two').ok).toBe(true);
    stop();
    await Promise.resolve();
    expect(heardSecond).toHaveBeenCalledTimes(1);
  });

  it('EM-01 keep flows with different names separate', () => {
    const area = new FakeKeyValueStore();
    const [footer, own] = [namedStore(area, 'footer'), namedStore(area, '')];
    expect(footer.write('flow', 'of the footer').ok).toBe(true);
    expect(own.read('flow')).toBeNull();
    expect(own.write('flow', 'own').ok).toBe(true);
    expect(footer.read('flow')).toBe('of the footer');
    footer.remove('flow');
    expect(own.read('flow')).toBe('own');
  });
});
