import type { Club } from '@foyer/core';
import { useCopy, useLocale } from '@foyer/react-ui';
import type { StreetMapProps } from '@foyer/react-ui/clubs';
import {
  addProtocol,
  LngLatBounds,
  Map as MapLibreMap,
  Marker,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { Protocol } from 'pmtiles';
import { type JSX, useEffect, useRef, useState } from 'react';

import { streetMapCopy } from '../copy/street-map.ts';
import { allowLinksAndWorkers } from '../trusted-types.ts';
import { type MapColors, mapColors, streetStyle } from './street-style.ts';

export interface StreetMapCanvasProps extends StreetMapProps {
  /** The address of the PMTiles file. */
  readonly address: string;
}

// For the worker's address and the map's attribution.
allowLinksAndWorkers();
// A file of this site, as the Content-Security-Policy wants it.
setWorkerUrl(workerUrl);
addProtocol('pmtiles', new Protocol({ metadata: true }).tile);

/** The closest zoom that the map chooses: a few blocks. */
const closest = 14;

/** A street map. Its clubs are buttons, and the arrow keys, + and - move it. */
export default function StreetMapCanvas({
  address,
  clubs,
  selected,
  onSelect,
}: StreetMapCanvasProps): JSX.Element {
  const copy = useCopy(streetMapCopy);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapLibreMap | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const { controls } = copy;
  useEffect(() => {
    const container = box.current;
    if (container === null) return undefined;
    const url = new URL(address, window.location.href).href;
    const style = () => streetStyle(url, colorsIn(container), locale);
    const made = new MapLibreMap({
      container,
      style: style(),
      locale: { ...controls },
      attributionControl: { compact: false },
      // A page scrolls over the map. Two fingers or Ctrl move it.
      cooperativeGestures: true,
      maxZoom: 18,
      dragRotate: false,
    });
    made.addControl(new NavigationControl({ showCompass: false }), 'top-right');
    made.on('idle', () => setDrawn(made.areTilesLoaded()));
    const scheme = window.matchMedia('(prefers-color-scheme: dark)');
    const repaint = (): void => void made.setStyle(style());
    scheme.addEventListener('change', repaint);
    setMap(made);
    return () => {
      scheme.removeEventListener('change', repaint);
      made.remove();
    };
  }, [address, locale, controls]);
  useMarkers(map, clubs, selected, onSelect);
  return (
    <div
      ref={box}
      className="street-map__canvas"
      role="region"
      aria-label={copy.label}
      data-drawn={isDrawn ? '' : undefined}
    />
  );
}

function useMarkers(
  map: MapLibreMap | null,
  clubs: readonly Club[],
  selected: Club | null,
  onSelect: (club: Club) => void,
): void {
  const press = useRef(onSelect);
  useEffect(() => {
    press.current = onSelect;
  });
  const ids = clubs.map(({ facilityId }) => facilityId).join(' ');
  useEffect(() => {
    if (map === null || clubs.length === 0) return undefined;
    const markers = clubs.map((club) => {
      const element = document.createElement('button');
      element.type = 'button';
      element.className = 'street-map__club';
      element.dataset['club'] = club.facilityId;
      element.addEventListener('click', () => press.current(club));
      const marker = new Marker({ element }).setLngLat([club.long, club.lat]).addTo(map);
      // The library names every marker the same.
      element.setAttribute('aria-label', club.name);
      element.title = club.name;
      return marker;
    });
    const bounds = new LngLatBounds();
    for (const { long, lat } of clubs) bounds.extend([long, lat]);
    map.fitBounds(bounds, { padding: 48, maxZoom: closest, animate: false });
    return () => {
      for (const marker of markers) marker.remove();
    };
    // The clubs are the same while their ids are.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [map, ids]);
  useEffect(() => {
    if (map === null) return;
    for (const element of map.getContainer().querySelectorAll<HTMLElement>('.street-map__club')) {
      if (element.dataset['club'] === selected?.facilityId)
        element.setAttribute('aria-current', 'true');
      else element.removeAttribute('aria-current');
    }
  });
}

/** The brand's colors as the page shows them now, light or dark. */
function colorsIn(page: HTMLElement): MapColors {
  const probe = page.appendChild(document.createElement('span'));
  const colors = Object.fromEntries(
    Object.entries(mapColors).map(([name, token]) => {
      probe.style.color = `var(${token})`;
      return [name, getComputedStyle(probe).color];
    }),
  );
  probe.remove();
  return colors as MapColors;
}
