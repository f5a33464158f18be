import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature, Polygon } from 'geojson';
import { zxyToTileId } from 'pmtiles';

/** The tiles around Tribeca at one zoom: the river in the west, land in the east, and a street. */
const zoom = 10;
const columns = [300, 301, 302];
const rows = [384, 385, 386];

const layers: Readonly<Record<string, Feature>> = {
  earth: { type: 'Feature', properties: { kind: 'earth' }, geometry: rectangle(-75, 40, -73, 42) },
  water: {
    type: 'Feature',
    properties: { kind: 'water' },
    geometry: rectangle(-74.06, 40, -74.0125, 42),
  },
  roads: {
    type: 'Feature',
    properties: { kind: 'major_road', name: 'Hudson Street' },
    geometry: {
      type: 'LineString',
      coordinates: [
        [-74.0089, 40.6],
        [-74.0089, 40.8],
      ],
    },
  },
};

/** What the map's style asks for. */
const basemapLayers = ['earth', 'landuse', 'water', 'buildings', 'roads', 'places'];

/** A PMTiles archive, version 3, without compression: a header, one directory, metadata, and the tiles. */
export function tinyStreetMap(): Buffer {
  const indexes = Object.entries(layers).map(
    ([name, feature]) => [name, new GeoJSONVT(feature, { maxZoom: zoom })] as const,
  );
  const tiles = columns
    .flatMap((x) => rows.map((y) => ({ id: zxyToTileId(zoom, x, y), data: tileAt(x, y) })))
    .toSorted((a, b) => a.id - b.id);
  const directory = directoryOf(tiles);
  const metadata = Buffer.from(
    JSON.stringify({ attribution: '© A test', vector_layers: basemapLayers.map(layer) }),
  );
  const data = Buffer.concat(tiles.map((tile) => tile.data));
  const header = headerOf({
    directory: directory.length,
    metadata: metadata.length,
    data: data.length,
    tiles: tiles.length,
  });
  return Buffer.concat([header, directory, metadata, data]);

  function tileAt(x: number, y: number): Uint8Array {
    const found = indexes.flatMap(([name, index]) => {
      const tile = index.getTile(zoom, x, y);
      return tile === null ? [] : [[name, tile] as const];
    });
    return fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 });
  }
}

interface Lengths {
  readonly directory: number;
  readonly metadata: number;
  readonly data: number;
  readonly tiles: number;
}

function headerOf({ directory, metadata, data, tiles }: Lengths): Buffer {
  const size = 127;
  const header = Buffer.alloc(size);
  header.write('PMTiles', 0);
  header.writeUInt8(3, 7);
  const metadataAt = size + directory;
  const dataAt = metadataAt + metadata;
  const places = [size, directory, metadataAt, metadata, dataAt, 0, dataAt, data];
  for (const [at, value] of [...places, tiles, tiles, tiles].entries()) {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * at);
  }
  // Clustered, no compression of directories and tiles, vector tiles, and the zooms.
  for (const [at, value] of [1, 1, 1, 1, zoom, zoom].entries()) header.writeUInt8(value, 96 + at);
  for (const [at, degrees] of [-75, 40, -73, 42].entries()) {
    header.writeInt32LE(degrees * 1e7, 102 + 4 * at);
  }
  header.writeUInt8(zoom, 118);
  header.writeInt32LE(-74 * 1e7, 119);
  header.writeInt32LE(40.7 * 1e7, 123);
  return header;
}

/** Ids as differences, run lengths of 1, lengths, and offsets: the first, then 0 for contiguous tiles. */
function directoryOf(tiles: readonly { readonly id: number; readonly data: Uint8Array }[]): Buffer {
  const numbers = [
    tiles.length,
    ...tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0)),
    ...tiles.map(() => 1),
    ...tiles.map(({ data }) => data.length),
    ...tiles.map((_, at) => (at === 0 ? 1 : 0)),
  ];
  return Buffer.from(numbers.flatMap(varint));
}

function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}

function layer(id: string): { readonly id: string; readonly fields: object } {
  return { id, fields: {} };
}

function rectangle(west: number, south: number, east: number, north: number): Polygon {
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: 'Polygon', coordinates: [corners] };
}
