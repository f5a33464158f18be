import { describe, expect, it, vi } from 'vitest';

import { Activity } from '../kernel/activity.ts';
import type { Message } from '../messages/catalog.ts';
import { VirtualClock } from '../../testing/fakes/clock.fake.ts';
import { Err, Ok, type Result } from '../kernel/result.ts';
import { dynamicForm } from './dynamic-form.ts';
import { type FieldRefusal, FilledForm } from './filled-form.ts';

const schema = dynamicForm([
  { name: 'full', label: 'Full Name' },
  { name: 'phone', label: 'Phone', type: 'phone' },
  { name: 'note', label: 'Note', type: 'textarea' },
]).unwrap();

function open(start: Record<string, string> = {}) {
  const clock = new VirtualClock();
  const form = new FilledForm(schema, { clock, activity: new Activity(clock) }, start);
  const sent: unknown[] = [];
  let answer: Result<unknown, Message | FieldRefusal<string>> = Ok(null);
  return {
    clock,
    form,
    sent,
    fail: (failure: Message | FieldRefusal<string>) => (answer = Err(failure)),
    async submit(times = 1): Promise<void> {
      const presses = Array.from({ length: times }, () =>
        form.submit(async (values) => {
          sent.push(values);
          return Promise.resolve(answer);
        }),
      );
      await clock.advanceAndSettle(175);
      await Promise.all(presses);
    },
  };
}

const ada = { full: 'Ada', phone: '2125550123' };

describe('a form while it is filled in', () => {
  it('FM-04 values that arrive later fill only the fields that nobody has touched', () => {
    const { form } = open({ full: 'Ada' });
    form.change('note', '');
    form.change('full', 'Ada B');
    form.change('full', '');
    form.learn({ full: 'Grace', phone: '2125550123', other: 'nothing' });
    expect(form.getSnapshot().input).toEqual({ full: '', phone: '2125550123', note: '' });
  });

  it('FM-04 switching the schema keeps what was typed, and later values don’t overwrite it', () => {
    const { form } = open();
    form.change('full', 'Ada');
    const next = form.become(
      dynamicForm([
        { name: 'full', label: 'Name on the card' },
        { name: 'zip', label: 'ZIP' },
      ]).unwrap(),
    );
    next.learn({ full: 'Grace', zip: '10013' });
    expect(next.getSnapshot().input).toEqual({ full: 'Ada', zip: '10013' });
  });

  it('FM-04 shows no error until a field is left, and clears it as soon as the text is valid', () => {
    const { form } = open();
    form.change('full', 'A');
    expect(form.getSnapshot().errors).toEqual({});
    form.leave('full');
    expect(form.getSnapshot().errors).toEqual({ full: { key: 'simpleName' } });
    form.change('full', 'A2');
    expect(form.getSnapshot().errors).toEqual({ full: { key: 'simpleName' } });
    form.change('full', 'Ada');
    expect(form.getSnapshot().errors).toEqual({});
    form.change('full', 'A');
    form.leave('full');
    expect(form.getSnapshot().errors).toEqual({ full: { key: 'simpleName' } });
  });

  it('FM-04 a valid field shows no error while it is being edited', () => {
    const { form } = open(ada);
    form.leave('full');
    form.change('full', 'A');
    expect(form.getSnapshot().errors).toEqual({});
  });

  it('FM-06 a rejected submit sends nothing and shows all errors, every time', async () => {
    const { form, sent, submit } = open({ note: 'x' });
    await submit();
    expect(form.getSnapshot()).toMatchObject({
      errors: { full: { key: 'fillOut' }, phone: { key: 'fillOut' } },
      alert: { key: 'checkFields' },
      refusals: 1,
      busy: false,
      sent: false,
    });
    await submit();
    expect(form.getSnapshot().refusals).toBe(2);
    expect(sent).toEqual([]);
  });

  it('FM-04 submits once, however often the button is pressed within the debounce', async () => {
    const { form, sent, submit } = open(ada);
    await submit(3);
    expect(sent).toEqual([{ ...ada, note: '' }]);
    expect(form.getSnapshot()).toMatchObject({ sent: true, busy: false, alert: null });
    form.change('note', 'More');
    expect(form.getSnapshot().sent).toBe(false);
  });

  it('FM-04 is busy from the first press', async () => {
    const { clock, form } = open(ada);
    const pressed = form.submit(async () => Promise.resolve(Ok(null)));
    expect(form.getSnapshot().busy).toBe(true);
    await clock.advanceAndSettle(175);
    await pressed;
    expect(form.getSnapshot().busy).toBe(false);
  });

  it('AC-05 keeps the input if sending fails, and shows an alert', async () => {
    const { form, fail, submit, sent } = open(ada);
    fail({ key: 'processing' });
    await submit();
    expect(form.getSnapshot()).toMatchObject({
      input: { ...ada, note: '' },
      alert: { key: 'processing' },
      sent: false,
    });
    await submit();
    expect(sent).toHaveLength(2);
  });

  it('FM-02 a phone number is shown in groups and stored as digits, and one that doesn’t fit is rejected', () => {
    const { form } = open();
    expect(form.changePhone('phone', { value: '2125550123', caret: 10 })).toEqual({
      value: '(212) 555-0123',
      caret: 14,
    });
    expect(form.getSnapshot().input['phone']).toBe('2125550123');
    const stored = form.changePhone('phone', { value: '21255501234567890', caret: 17 });
    expect(stored.value).toBe('(212) 555-0123');
    expect(form.getSnapshot().errors).toEqual({ phone: { key: 'phoneLength' } });
    form.change('phone', '');
    expect(form.getSnapshot().errors).toEqual({});
  });

  it('FM-01 starts with the known values of its own fields', () => {
    const { form } = open({ full: 'Ada', secret: 'x' });
    expect(form.getSnapshot().input).toEqual({ full: 'Ada', phone: '', note: '' });
  });

  it('FM-04 notifies subscribers, and returns the same snapshot until something changes', () => {
    const { form } = open();
    const watcher = vi.fn<() => void>();
    const stop = form.subscribe(watcher);
    const before = form.getSnapshot();
    form.change('note', '');
    expect(form.getSnapshot()).toBe(before);
    form.change('note', 'x');
    expect(watcher).toHaveBeenCalledOnce();
    stop();
    form.change('note', 'y');
    expect(watcher).toHaveBeenCalledOnce();
  });

  it('AC-05 a field that the back end rejects shows an error until it is edited, and all input stays', async () => {
    const { form, fail, submit } = open({ ...ada, note: 'Hello' });
    fail({ field: 'full', message: { key: 'usernameTaken' } });
    await submit();
    const refused = form.getSnapshot();
    expect(refused.errors).toEqual({ full: { key: 'usernameTaken' } });
    expect(refused.alert).toEqual({ key: 'checkFields' });
    expect(refused.refusals).toBe(1);
    expect(refused.input).toMatchObject({ ...ada, note: 'Hello' });
    form.change('note', 'Hello again');
    expect(form.getSnapshot().errors).toEqual({ full: { key: 'usernameTaken' } });
    form.change('full', 'Ada Byron');
    expect(form.getSnapshot().errors).toEqual({});
  });
});
