import { describe, expect, it } from 'vitest';

import { Activity } from '../kernel/activity.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { FakeKeyValueStore } from '../../testing/fakes/storage.fake.ts';
import { FakeLogger } from '../../testing/fakes/platform.fake.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { FilledForm } from './filled-form.ts';
import { defineForm } from './form.ts';
import { FormDraft } from './form-draft.ts';
import { areaField, passwordField, textField } from './form-fields.ts';

const schema = defineForm<'city' | 'note' | 'secret', object>(
  [
    textField({ name: 'city', label: 'City' }),
    areaField({ name: 'note', label: 'Note' }),
    passwordField({ name: 'secret', label: 'Password', required: false }),
  ],
  () => ({}),
);

function aTab() {
  const clock = new VirtualClock();
  const store = new FakeKeyValueStore();
  const ports = { clock, store, logger: new FakeLogger() };
  /** Loads the page, or reloads it. */
  const open = (name = 'note', start: Record<string, string> = {}) =>
    new FilledForm(
      schema,
      { clock, activity: new Activity(clock), draft: new FormDraft(name, ports) },
      start,
    );
  return { clock, store, open };
}

async function submit(
  clock: VirtualClock,
  form: ReturnType<ReturnType<typeof aTab>['open']>,
  answer: Result<null, { key: 'generic' }>,
): Promise<void> {
  const sent = form.submit(() => Promise.resolve(answer));
  await clock.advanceAndSettle(175);
  await sent;
}

describe('a form’s draft', () => {
  it('AC-05 is restored after a reload, on top of known values', () => {
    const { open } = aTab();
    open('note', { city: 'Arlington' }).change('note', 'Too loud');
    expect(open('note', { city: 'Boston', note: '' }).getSnapshot().input).toEqual({
      city: 'Boston',
      note: 'Too loud',
      secret: '',
    });
    expect(open('another form').getSnapshot().input.note).toBe('');
  });

  it('AC-05 isn’t overwritten by values that arrive later, even after a reload', () => {
    const { open } = aTab();
    open().change('city', '');
    open().change('city', 'Arlington');
    const again = open();
    again.learn({ city: 'Boston' });
    expect(again.getSnapshot().input.city).toBe('Arlington');
  });

  it('AC-05 never stores a password', () => {
    const { open, store } = aTab();
    const form = open();
    form.change('city', 'Arlington');
    form.change('secret', 'Quiet_Hours1');
    expect(store.read('foyer:draft:note')).toContain('Arlington');
    expect(store.read('foyer:draft:note')).not.toContain('Quiet_Hours1');
    expect(open().getSnapshot().input.secret).toBe('');
  });

  it('AC-05 stays if submitting fails, and is removed if it succeeds', async () => {
    const { clock, open, store } = aTab();
    const form = open('note', { secret: 'x' });
    form.change('city', 'Arlington');
    await submit(clock, form, Err({ key: 'generic' }));
    expect(open().getSnapshot().input.city).toBe('Arlington');
    await submit(clock, form, Ok(null));
    expect(store.read('foyer:draft:note')).toBeNull();
  });

  it('LX-01 LX-15 expires 15 minutes after the last key press, and reports it', async () => {
    const { clock, open } = aTab();
    const form = open();
    form.change('city', 'Arl');
    await clock.advanceAndSettle(14 * 60_000);
    form.change('city', 'Arlington');
    await clock.advanceAndSettle(15 * 60_000);
    expect(open().getSnapshot()).toMatchObject({ input: { city: 'Arlington' }, alert: null });
    await clock.advanceAndSettle(1);
    expect(open().getSnapshot()).toMatchObject({
      input: { city: '' },
      alert: { key: 'stateExpired' },
    });
    expect(open().getSnapshot().alert).toBeNull();
  });

  it('LX-04 is discarded if it can’t be read', () => {
    const { open, store } = aTab();
    store.write('foyer:draft:note', '{"version":1,"state":{"createdDate":"now","input":[]}}');
    expect(open().getSnapshot()).toMatchObject({ input: { city: '' }, alert: null });
    expect(store.read('foyer:draft:note')).toBeNull();
  });
});
