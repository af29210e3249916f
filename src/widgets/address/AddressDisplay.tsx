import { recordTitle } from '@/engine/model/recordTitle';
import type { DisplayProps } from '@/engine/model/Widget';
import { earthPosition } from '@/ui/map/earthPosition';
import { addressLines, type Address } from './address';
import './addressInput.css';
import { AddressMap } from './AddressMap';

/** The lines of an address and its place on a map, with a circle for how far somebody travels where the resource names that field. */
export function AddressDisplay({ field, value, record, brief }: DisplayProps) {
  const address = value as Address;
  const lines = addressLines(address, recordTitle(field.entity.resource, record));
  const point = earthPosition(address);
  const radius = record[String(field.options['radius'])];

  return (
    <div className="address-display">
      <div>
        {lines.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </div>
      {point && !brief && <AddressMap latitude={point[0]} longitude={point[1]} text={lines[0] ?? ''} radius={typeof radius === 'number' ? radius : undefined} />}
    </div>
  );
}
