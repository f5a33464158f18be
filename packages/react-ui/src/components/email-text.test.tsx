// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { EmailText } from './member-parts.tsx';

it('PG-269 an email address may break before its domain, and is copied as it was written', () => {
  const { container } = render(<EmailText email="ada@byron@mail.example" />);
  expect(container.innerHTML).toBe('ada@byron<wbr>@mail.example');
  expect(container.textContent).toBe('ada@byron@mail.example');
});
