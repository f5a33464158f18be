import { type Brand, brands } from '../src/docs/brands.ts';

/** In CSS terms; `system` is the browser's preference. */
const schemes: Readonly<Record<string, string>> = {
  light: 'light',
  dark: 'dark',
  system: 'light dark',
};

const styleId = 'storybook-brand';

/** Applies a brand and a color scheme by replacing only the tokens file. */
export function applyBrand(page: Document, brand: unknown, scheme: unknown): void {
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
