import { PartBoundary } from '../PartBoundary';
import { lazyPart } from '../lazyPart';
import { sizes } from '../tokens';
import { useIsNear } from '../useIsNear';
import type { MapProps } from './MapProps';
import './mapView.css';

const { Part: MapCanvas } = lazyPart(() => import('./MapCanvas').then((m) => m.MapCanvas));

/** A small map. Its library weighs 45 kB and loads when the map comes into sight; the room for the map is kept meanwhile, so that nothing moves. */
export function MapView(props: MapProps) {
  const [isNear, place] = useIsNear<HTMLDivElement>();
  const empty = <div className="map-empty" style={{ height: sizes.map }} />;
  return <div ref={place}>{isNear ? <PartBoundary fallback={empty}><MapCanvas {...props} /></PartBoundary> : empty}</div>;
}
