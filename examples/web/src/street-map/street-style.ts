import type { LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** The brand's colors that the map is drawn in. */
export const mapColors = {
  land: '--foyer-paper',
  park: '--foyer-accent-wash',
  water: '--foyer-paper-sunk',
  building: '--foyer-line',
  road: '--foyer-paper-raised',
  edge: '--foyer-line-strong',
  text: '--foyer-ink',
  quietText: '--foyer-ink-soft',
} as const;

export type MapColors = Readonly<Record<keyof typeof mapColors, string>>;

/** Fonts of the device, so that no letters are loaded. */
const font = ['Instrument Sans Variable', 'sans-serif'];

/**
 * A style for tiles with the layers of Protomaps' basemap, version 4. `address` is that of the PMTiles file, `locale`
 * the reader's.
 */
export function streetStyle(
  address: string,
  colors: MapColors,
  locale: string,
): StyleSpecification {
  const name = ['coalesce', ['get', `name:${locale.split('-')[0]}`], ['get', 'name']] as never;
  return {
    version: 8,
    sources: { streets: { type: 'vector', url: `pmtiles://${address}` } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': colors.water } },
      fill('earth', 'earth', colors.land),
      fill('parks', 'landuse', colors.park, [
        'in',
        ['get', 'kind'],
        [
          'literal',
          ['park', 'forest', 'wood', 'cemetery', 'golf_course', 'nature_reserve', 'grass'],
        ],
      ]),
      fill('water', 'water', colors.water),
      { ...fill('buildings', 'buildings', colors.building), minzoom: 14 },
      road('road-edges', colors.edge, 1.5),
      road('roads', colors.road, 0),
      {
        id: 'road-names',
        type: 'symbol',
        source: 'streets',
        'source-layer': 'roads',
        minzoom: 14,
        layout: {
          'symbol-placement': 'line',
          'text-field': name,
          'text-font': font,
          'text-size': 11,
        },
        paint: halo(colors.quietText, colors.land),
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'streets',
        'source-layer': 'places',
        layout: { 'text-field': name, 'text-font': font, 'text-size': 13 },
        paint: halo(colors.text, colors.land),
      },
    ],
  };
}

function fill(
  id: string,
  layer: string,
  color: string,
  filter?: unknown,
): Extract<LayerSpecification, { type: 'fill' }> {
  return {
    id,
    type: 'fill',
    source: 'streets',
    'source-layer': layer,
    paint: { 'fill-color': color },
    ...(filter !== undefined && { filter: filter as never }),
  };
}

/** Wider roads at closer zooms, and for more important kinds. `edge` is what shows beside the road, in px. */
function road(id: string, color: string, edge: number): LayerSpecification {
  const wide = (highway: number, major: number, minor: number) =>
    [
      'match',
      ['get', 'kind'],
      'highway',
      highway + edge,
      'major_road',
      major + edge,
      minor + edge,
    ] as never;
  return {
    id,
    type: 'line',
    source: 'streets',
    'source-layer': 'roads',
    filter: ['!', ['in', ['get', 'kind'], ['literal', ['rail', 'ferry']]]],
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': [
        'interpolate',
        ['exponential', 1.6],
        ['zoom'],
        8,
        wide(1, 0.5, 0),
        13,
        wide(4, 3, 1),
        18,
        wide(28, 22, 14),
      ],
    },
  };
}

function halo(color: string, around: string) {
  return { 'text-color': color, 'text-halo-color': around, 'text-halo-width': 1.5 };
}
