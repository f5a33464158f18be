import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';

import { createFoyer, FoyerProvider, LeadFlow } from './index.ts';

it('AD-09 renders the form on a server, where there is no window', () => {
  expect(typeof window).toBe('undefined');
  const page = renderToString(
    <FoyerProvider foyer={createFoyer({ product: 'Northlight' })}>
      <LeadFlow basePath="/visit" />
    </FoyerProvider>,
  );
  expect(page).toContain('First Name');
});
