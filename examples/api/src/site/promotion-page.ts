import type { ChainData } from '../chain-data.ts';
import { asText, type Markup, pictureMarkup } from './prerendered-pages.ts';

/** A promotion's page metadata, and what can be read before any script runs. `translate` translates content. */
export function promotionValues(
  { slug, title, lede, finePrint, photo }: ChainData['content']['promotions'][number],
  data: Pick<ChainData, 'photos'>,
  translate: (text: string) => string,
): Readonly<Record<string, Markup>> {
  return {
    path: asText(`/promo/${slug}`),
    slug: asText(slug),
    title: asText(translate(title)),
    lede: asText(translate(lede ?? '')),
    finePrint: (finePrint == null
      ? ''
      : `<p class="foyer-fine">${asText(translate(finePrint))}</p>`) as Markup,
    picture:
      photo?.src == null
        ? ('' as Markup)
        : pictureMarkup(data, {
            src: photo.src,
            alt: translate(photo.alt ?? ''),
            width: photo.width ?? 960,
            height: photo.height ?? 540,
            sizes: '(max-width: 650px) 100vw, 40rem',
          }),
  };
}
