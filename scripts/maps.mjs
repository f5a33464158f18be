/**
 * Draws the outlines of the areas that the chain's clubs are in, from Natural Earth and the U.S. Census Bureau: `pnpm
 * maps`. Run it after adding a club in another country, state or metropolitan area.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { geoArea, geoBounds, geoConicEquidistant, geoContains, geoDistance, geoPath } from 'd3-geo';
import { feature, merge } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';

import { continentOf } from '../packages/react-ui/src/maps/map-outline.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'packages', 'react-ui', 'src', 'maps', 'outlines');

/** The largest map. An area that is taller than it is wide gets a narrower one. */
const largest = [320, 200];
/** Leaves room for the dot of a club at the border. */
const margin = 8;
/** An island this close belongs to the picture: Tasmania and Shetland do, Alaska and Puerto Rico don't. */
const nearKm = 300;
const earthRadiusKm = 6371;
/** Clubs this close to one another are a metropolitan area, if there are enough: their dots overlap on larger maps. */
const metroKm = 32;
const metroClubs = 3;
/** What a map of a metropolitan area shows around its clubs, as a part of their extent, and its smallest width. */
const metroMargin = 0.14;
const smallestMetroKm = 40;

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const atlas = (path) => presimplify(read(path));
const { places } = read(join(root, 'examples', 'api', 'data', 'clubs.json'));
const countries = atlas(require.resolve('world-atlas/countries-10m.json'));
const states = atlas(require.resolve('us-atlas/states-10m.json'));
const coast = read(require.resolve('world-atlas/land-10m.json'));
const land = atlas(require.resolve('world-atlas/land-110m.json'));
const neighbors = atlas(require.resolve('world-atlas/countries-50m.json'));

const byCountry = Map.groupBy(places, ({ country }) => country);
const byState = Map.groupBy(byCountry.get('US') ?? [], ({ state }) => `US-${state}`);
const byContinent = Map.groupBy(places, ({ country }) => continentOf(country));
const outlines = [
  ['world', worldOutline()],
  ...[...byContinent]
    .filter(([key, of]) => key !== '' && of.some(({ country }) => country !== of[0].country))
    .map(([key, of]) => [key, continentOutline(clubsOf(of))]),
  ...[...byCountry].map(([key, of]) => [key, outlineOf(countries, 'countries', clubsOf(of))]),
  ...[...byState].map(([key, of]) => [key, outlineOf(states, 'states', clubsOf(of))]),
];
const metros = metrosOf(places).map((metro) => ({ ...metro, ...metroOutline(metro) }));
outlines.push(...metros.map(({ key, outline }) => [key, outline]));

const note =
  '// Written by `pnpm maps` from Natural Earth and U.S. Census data, which are in the public domain.';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [key, outline] of outlines) {
  const {
    parallels: [south, north],
    translate: [x, y],
    ...rest
  } = outline;
  const data = { ...rest, parallels: { south, north }, translate: { x, y } };
  writeFileSync(join(folder, `${fileOf(key)}.json`), `${JSON.stringify(data, null, 2)}\n`);
}
const loaders = outlines.map(([key]) => {
  return `  ${nameOf(key)}: () => import('./${fileOf(key)}.json'),`;
});
const bounds = metros.map(
  ({ key, name, box }) =>
    `  { area: '${key}', name: '${name}', west: ${box[0]}, south: ${box[1]}, east: ${box[2]}, north: ${box[3]} },`,
);
writeFileSync(
  join(folder, 'index.ts'),
  `${note}\nimport type { MapOutline, Metro } from '../map-outline.ts';\n\nexport const outlines: Readonly<Record<string, () => Promise<{ readonly default: MapOutline }>>> = {\n${loaders.join('\n')}\n};\n\nexport const metros: readonly Metro[] = [\n${bounds.join('\n')}\n];\n`,
);

function nameOf(key) {
  return /^[A-Za-z]+$/.test(key) ? key : `'${key}'`;
}

function fileOf(key) {
  return key.toLowerCase();
}

function clubsOf(some) {
  return some.flatMap(({ clubs }) => clubs.map(({ long, lat }) => [long, lat]));
}

/** Draws the land of the earth without Antarctica. */
function worldOutline() {
  const polygons = simplified(land, land.objects.land, 1);
  const isAntarctica = ([[[, latitude]]]) => latitude < -60;
  return draw(
    polygons.filter((polygon) => !isAntarctica(polygon)),
    clubsOf(places),
    { middle: 11, parallels: [36, -34] },
  );
}

/** Draws the countries around the clubs of a continent, to the edges of the map. */
function continentOutline(clubs) {
  const [width, height] = largest;
  const extent = { type: 'MultiPoint', coordinates: clubs };
  const [[west, south], [east, north]] = geoBounds(extent);
  const sixth = (north - south) / 6;
  const around = {
    middle: rounded((west + east) / 2),
    parallels: [south + sixth, north - sixth].map(rounded),
  };
  const inside = [
    [width / 8, height / 8],
    [(width * 7) / 8, (height * 7) / 8],
  ];
  const projection = conic(around).fitExtent(inside, extent);
  projection.scale(rounded(projection.scale())).translate(projection.translate().map(rounded));
  const all = { type: 'GeometryCollection', geometries: neighbors.objects.countries.geometries };
  const polygons = simplified(neighbors, all, (east - west) / width);
  return {
    width,
    height,
    ...around,
    scale: projection.scale(),
    translate: projection.translate(),
    path: geoPath(pastEdges(projection, 1 / 8)).digits(1)(polygonsAsShape(polygons)),
  };
}

/** The groups of clubs whose dots would overlap on the map of their state or country, named after their largest city. */
function metrosOf(all) {
  const clubs = all.flatMap(({ country, clubs: some }) =>
    some.map((club) => ({ ...club, country, at: [club.long, club.lat] })),
  );
  const groups = [];
  for (const club of clubs) {
    const isNear = (group) =>
      group.some(({ at }) => geoDistance(at, club.at) * earthRadiusKm < metroKm);
    const joined = [...groups.filter(isNear).flat(), club];
    groups.splice(0, groups.length, ...groups.filter((group) => !isNear(group)), joined);
  }
  return groups
    .filter((group) => group.length >= metroClubs)
    .map((group) => {
      const cities = [...Map.groupBy(group, ({ city }) => city)];
      const [[name]] = cities.toSorted((a, b) => b[1].length - a[1].length);
      const { country } = group[0];
      const slug = name.toLowerCase().replaceAll(/[^a-z]+/g, '-');
      return { key: `metro-${slug}`, name, country, clubs: group.map(({ at }) => at) };
    })
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
}

/** Draws the land around the clubs of a metropolitan area, to the edges of the map. */
function metroOutline({ country, clubs }) {
  const [[west, south], [east, north]] = geoBounds({ type: 'MultiPoint', coordinates: clubs });
  const [middle, center] = [(west + east) / 2, (south + north) / 2];
  const [width, height] = largest;
  const kmOfDegree = (Math.PI / 180) * earthRadiusKm;
  const ofLongitude = kmOfDegree * Math.cos((center * Math.PI) / 180);
  const wideKm = Math.max(
    (east - west) * ofLongitude,
    ((north - south) * kmOfDegree * width) / height,
  );
  const halfKm = Math.max(wideKm * (1 / 2 + metroMargin), smallestMetroKm / 2);
  const [wide, tall] = [halfKm / ofLongitude, (halfKm * height) / width / kmOfDegree];
  const box = [middle - wide, center - tall, middle + wide, center + tall].map(rounded);
  const around = { middle: rounded(middle), parallels: [box[1], box[3]] };
  const corners = [0, 2].flatMap((x) => [1, 3].map((y) => [box[x], box[y]]));
  const projection = conic(around).fitExtent([[0, 0], largest], {
    type: 'MultiPoint',
    coordinates: corners,
  });
  projection.scale(rounded(projection.scale())).translate(projection.translate().map(rounded));
  const path = geoPath(pastEdges(projection, 1 / 2)).digits(1);
  const ofCoast = path(polygonsAsShape(polygonsOf(feature(coast, coast.objects.land))));
  // The coast leaves out the Great Lakes, where the states end.
  const shores = read(require.resolve('us-atlas/states-10m.json'));
  const ofStates = path(
    polygonsAsShape(polygonsOf(merge(shores, shores.objects.states.geometries))),
  );
  const outline = {
    width,
    height,
    ...around,
    scale: projection.scale(),
    translate: projection.translate(),
    path: isWholeMap(ofCoast) && country === 'US' ? ofStates : ofCoast,
  };
  return { box, outline };
}

/** Draws the country or state that the clubs are in. */
function outlineOf(topology, layer, clubs) {
  const { geometries } = topology.objects[layer];
  const around = around5km(clubs);
  const hasClub = (polygon) => around.some((point) => geoContains(asPolygon(polygon), point));
  const first = around5km(clubs.slice(0, 1));
  const votes = geometries.map((geometry) => {
    const polygons = polygonsOf(feature(topology, geometry));
    return first.filter((point) => polygons.some((one) => geoContains(asPolygon(one), point)))
      .length;
  });
  const area = geometries[votes.indexOf(Math.max(...votes))];
  const main = polygonsOf(feature(topology, area)).filter(hasClub);
  const [[west, south], [east, north]] = geoBounds({ type: 'MultiPolygon', coordinates: main });
  const pixel = Math.max((east - west) / largest[0], (north - south) / largest[1]);
  const polygons = simplified(topology, area, pixel);
  const mainland = polygons.toSorted((a, b) => geoArea(asPolygon(b)) - geoArea(asPolygon(a)))[0];
  const own = polygons.filter((polygon) => polygon === mainland || hasClub(polygon));
  const isNear = ([ring]) =>
    ring.some((point) =>
      own.some(([other]) =>
        other.some((corner) => geoDistance(point, corner) * earthRadiusKm < nearKm),
      ),
    );
  const sixth = (north - south) / 6;
  return draw(
    polygons.filter((polygon) => own.includes(polygon) || isNear(polygon)),
    clubs,
    { middle: (west + east) / 2, parallels: [south + sixth, north - sixth] },
  );
}

/** The polygons of an area without what nobody can see at this many degrees a pixel. */
function simplified(topology, geometry, pixel) {
  const alone = { ...topology, objects: { geometry } };
  const simple = simplify(filter(alone, filterWeight(alone, 6 * pixel ** 2)), pixel ** 2);
  return polygonsOf(feature(simple, simple.objects.geometry));
}

/** The points and four around each, about 5 km away: a club at the shore can be off the coast that a map draws. */
function around5km(points) {
  const steps = [
    [0, 0],
    [0.05, 0],
    [-0.05, 0],
    [0, 0.05],
    [0, -0.05],
  ];
  return points.flatMap(([long, lat]) => steps.map(([east, north]) => [long + east, lat + north]));
}

/** The polygons of an area, without the islets that rounding turned inside out: those cover the globe. */
function polygonsOf(shape) {
  if (shape.type === 'FeatureCollection') return shape.features.flatMap(polygonsOf);
  const geometry = shape.geometry ?? shape;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons.filter((polygon) => geoArea(asPolygon(polygon)) < 2 * Math.PI);
}

function polygonsAsShape(coordinates) {
  return { type: 'MultiPolygon', coordinates };
}

/** True for the path of a frame: the land covers the map, from corner to corner. */
function isWholeMap(path) {
  return path.split('L').length <= 5;
}

function asPolygon(coordinates) {
  return { type: 'Polygon', coordinates };
}

/** Draws polygons large enough to fill the map, and tells how to place a dot on it. */
function draw(polygons, clubs, { middle, parallels }) {
  const shape = { type: 'MultiPolygon', coordinates: polygons };
  const visible = {
    type: 'GeometryCollection',
    geometries: [shape, { type: 'MultiPoint', coordinates: clubs }],
  };
  const around = { middle: rounded(middle), parallels: parallels.map(rounded) };
  const projection = conic(around).fitExtent(
    [[margin, margin], largest.map((length) => length - margin)],
    visible,
  );
  const path = geoPath(projection).digits(1);
  const [[left, top], [right, bottom]] = path.bounds(visible);
  const [x, y] = projection.translate();
  const translate = [rounded(x - left + margin), rounded(y - top + margin)];
  projection.translate(translate);
  return {
    width: Math.ceil(right - left + 2 * margin),
    height: Math.ceil(bottom - top + 2 * margin),
    ...around,
    scale: rounded(projection.scale()),
    translate,
    path: path(shape),
  };
}

function conic({ middle, parallels }) {
  return geoConicEquidistant().parallels(parallels).rotate([-middle, 0]).center([0, 0]);
}

/** Draws beyond the edges, by a part of the map, so that no edge shows as a coast, whatever part of it is visible. */
function pastEdges(projection, by) {
  return projection.clipExtent([
    largest.map((length) => -length * by),
    largest.map((length) => length * (1 + by)),
  ]);
}

function rounded(number) {
  return Math.round(number * 1000) / 1000;
}
