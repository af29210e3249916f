import type { DisplayProps } from '@/engine/model/Widget';
import { textValue } from '../textValue';
import './addressCell.css';

/** An address on the one line of a row. Where the cell is too narrow, the part before the town is cut, as the town says more of where it is. */
export function AddressCell({ value, text = '' }: DisplayProps & { text: string | undefined }) {
  const town = textValue((value as Record<string, unknown>)['addressLocality']);
  if (town === undefined || town === text || !text.endsWith(town)) return <>{text}</>;
  return (
    <span className="address-cell">
      <span data-cut>{text.slice(0, -town.length).trimEnd()}</span> <span>{town}</span>
    </span>
  );
}
