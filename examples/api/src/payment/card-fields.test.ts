// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';

import { helpWithCard } from './card-fields.ts';

describe('the fields of a card', () => {
  beforeEach(() => {
    document.body.innerHTML = `<input id="number" /><input id="expiry" />
      <ul class="brands"><li data-brand="visa"></li><li data-brand="amex"></li></ul>`;
    helpWithCard(document);
  });

  const box = (id: string): HTMLInputElement =>
    document.querySelector<HTMLInputElement>(`#${id}`) ?? document.createElement('input');

  function type(id: string, text: string, caret = text.length): HTMLInputElement {
    const input = box(id);
    input.value = text;
    input.setSelectionRange(caret, caret);
    input.dispatchEvent(new InputEvent('input', { inputType: 'insertText' }));
    return input;
  }

  it.each([
    ['42424', '4242 4'],
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 42424242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 930902 5904'],
    ['3566002020360505', '3566 0020 2036 0505'],
    ['4242x', '4242x'],
  ])('MB-21: groups %s as the card does: %s', (typed, grouped) => {
    expect(type('number', typed).value).toBe(grouped);
  });

  it('MB-21: leaves the caret behind the digit that was typed', () => {
    const input = type('number', '42142 4242', 3);
    expect([input.value, input.selectionStart]).toEqual(['4214 2424 2', 3]);
    expect(type('number', '42424', 5).selectionStart).toBe(6);
  });

  it('MB-21: shows the brand', () => {
    const others = (): string[] =>
      [...document.querySelectorAll<HTMLElement>('[data-other]')].map(
        ({ dataset }) => dataset['brand'] ?? '',
      );
    type('number', '37');
    expect(others()).toEqual(['visa']);
    type('number', '');
    expect(others()).toEqual([]);
  });

  it('MB-21: puts the slash into the expiration date, and never when something is deleted', () => {
    expect(type('expiry', '04').value).toBe('04/');
    expect(type('expiry', '0430').value).toBe('04/30');
    const input = box('expiry');
    input.value = '04';
    input.dispatchEvent(new InputEvent('input', { inputType: 'deleteContentBackward' }));
    expect(input.value).toBe('04');
  });

  it('MB-21: marks the pressed button until the answer comes, and not after Back', () => {
    const form = document.createElement('form');
    const pay = document.createElement('button');
    form.append(pay);
    form.addEventListener('submit', (event) => event.preventDefault());
    document.body.append(form);
    form.requestSubmit(pay);
    expect(pay.getAttribute('aria-busy')).toBe('true');
    window.dispatchEvent(new Event('pageshow'));
    expect(pay.getAttribute('aria-busy')).toBeNull();
  });
});
