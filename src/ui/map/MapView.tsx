import Box from '@mui/material/Box';
import { PartBoundary } from '../PartBoundary';
import { libraryPart } from '../libraryPart';
import { sizes } from '../tokens';
import { useIsNear } from '../useIsNear';
import type { MapProps } from './MapProps';

const { Part: MapCanvas } = libraryPart(() => import('./MapCanvas').then((m) => m.MapCanvas));

/** A small map. Its library weighs 45 kB and loads when the map comes into sight; the room for the map is kept meanwhile, so that nothing moves. */
export function MapView(props: MapProps) {
  const [isNear, place] = useIsNear<HTMLDivElement>();
  const empty = <Box sx={emptyStyle} />;
  return <div ref={place}>{isNear ? <PartBoundary fallback={empty}><MapCanvas {...props} /></PartBoundary> : empty}</div>;
}

/** The style of a map that has not loaded: an empty frame, and nothing on paper. */
const emptyStyle = { height: sizes.map, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.default', displayPrint: 'none' };
