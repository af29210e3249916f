import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../loadChunk';
import { sizes } from '../tokens';
import type { MapProps } from './MapProps';

const MapCanvas = lazy(() => loadChunk(() => import('./MapCanvas').then((module) => ({ default: module.MapCanvas }))));

/** A small map. Its library loads when the first one is drawn; its place is kept meanwhile, so that nothing moves. */
export function MapView(props: MapProps) {
  return (
    <Suspense fallback={<Box sx={{ height: sizes.map }} />}>
      <MapCanvas {...props} />
    </Suspense>
  );
}
