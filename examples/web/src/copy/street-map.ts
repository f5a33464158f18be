/** The map of streets, for chains that bring one. */
export const streetMapCopy = {
  copyKey: 'visit/street-map',
  open: 'Street map',
  close: 'Close street map',
  label: 'Street map of the clubs',
  loading: 'Loading street map…',
  failed: 'The street map can’t be shown.',
  controls: {
    'NavigationControl.ZoomIn': 'Zoom in',
    'NavigationControl.ZoomOut': 'Zoom out',
    'AttributionControl.ToggleAttribution': 'Sources',
    'Map.Title': 'Map',
  },
} as const;
