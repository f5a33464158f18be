import { render, type RenderResult } from '@testing-library/react';
import { type JSX, StrictMode } from 'react';

import type { FakeFoyer } from '../di/foyer.fake.ts';
import { FoyerProvider } from '../di/foyer-provider.tsx';
import { english, type Language } from '../locale/language.ts';

/** Renders a page in StrictMode, as in development. */
export function showPage(
  page: JSX.Element,
  { container }: Pick<FakeFoyer, 'container'>,
  language: Language = english,
): RenderResult {
  return render(
    <StrictMode>
      <FoyerProvider container={container} language={language}>
        {page}
      </FoyerProvider>
    </StrictMode>,
  );
}
