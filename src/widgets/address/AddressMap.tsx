import { memo, useMemo } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig } from '@/session/hooks';
import type { Position } from '@/ui/map/MapProps';
import { MapView } from '@/ui/map/MapView';

interface AddressMapProps {
  latitude: number;
  longitude: number;
  /** The first line of the address. */
  text: string;
  /** The radius of the circle around the point, in metres. */
  radius?: number | undefined;
  onMove?: (position: Position) => void;
}

/** A map of where an address is. The address itself is written beside it. */
export const AddressMap = memo(function AddressMap({ latitude, longitude, text, radius, onMove }: AddressMapProps) {
  const { t } = useTranslation('widgets');
  const { mapTiles } = useConfig();
  const markers = useMemo(
    () => [{ id: 'address', position: [latitude, longitude] as const, label: text, radius }],
    [latitude, longitude, text, radius],
  );
  return (
    <MapView
      label={t('address.map', { address: text })}
      markers={markers}
      tiles={mapTiles}
      {...(onMove && { onMove: (_id: string, position: Position) => onMove(position) })}
    />
  );
});
