import { type Brand, brands } from '../src/docs/brands.ts';

/** As CSS has them; `system` is what the browser prefers. */
const schemes: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
};

const styleId = 'storybook-brand';

/** Shows what follows in a brand and a colour scheme: its tokens file in the place of ours, and nothing else. */
export function dress(page: Document, brand: unknown, scheme: unknown): void {
  page.documentElement.style.colorScheme = schemes[String(scheme)] ?? 'light';
  const style = page.querySelector(`#${styleId}`) ?? page.createElement('style');
  style.id = styleId;
  const css = isBrand(brand) ? brands[brand] : '';
  if (style.textContent !== css) style.textContent = css;
  page.head.append(style);
}

function isBrand(brand: unknown): brand is Brand {
  return typeof brand === 'string' && brand in brands;
}
