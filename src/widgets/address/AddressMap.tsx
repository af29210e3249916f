import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/session/hooks';
import type { Position } from '@/ui/map/MapProps';
import { MapView } from '@/ui/map/MapView';

interface AddressMapProps {
  latitude: number;
  longitude: number;
  /** The first line of the address. */
  text: string;
  onMove?: (position: Position) => void;
}

/** Where an address is. The address itself is written beside it. */
export const AddressMap = memo(function AddressMap({ latitude, longitude, text, onMove }: AddressMapProps) {
  const { t } = useTranslation('widgets');
  const { mapTiles } = useConfig();
  const markers = useMemo(
    () => [{ id: 'address', position: [latitude, longitude] as const, label: text }],
    [latitude, longitude, text],
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
