import { LatLngBounds } from 'leaflet';

/** Metropolitan France, shown when there are no markers. */
export const NOWHERE = new LatLngBounds([41.3, -5.2], [51.1, 9.6]);
