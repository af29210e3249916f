import Box from '@mui/material/Box';
import type { DisplayProps } from '@/engine/model/Widget';
import { textValue } from '../textValue';

/** An address on the one line of a row. Where the cell is too narrow, the part before the town is cut, as the town says more of where it is. */
export function AddressCell({ value, text = '' }: DisplayProps & { text: string | undefined }) {
  const town = textValue((value as Record<string, unknown>)['addressLocality']);
  if (town === undefined || town === text || !text.endsWith(town)) return <>{text}</>;
  return (
    <Box component="span" sx={lineStyle}>
      <span data-cut>{text.slice(0, -town.length).trimEnd()}</span> <span>{town}</span>
    </Box>
  );
}

/**
 * A card has room for the whole address. In a row with room for only a few letters before the town, the town wraps to a second line, which is then the only one in
 * sight. The space between the two is a gap, so that a town on its own line is aligned with other cells.
 */
const lineStyle = {
  '[role=gridcell] &': { display: 'flex', flexWrap: 'wrap', columnGap: '0.25em', alignContent: 'flex-end', height: '1lh', minWidth: 0, overflow: 'hidden' },
  '[role=gridcell] & > span': { flex: 'none', maxWidth: '100%', whiteSpace: 'pre', overflow: 'hidden', textOverflow: 'ellipsis' },
  '[role=gridcell] & > [data-cut]': { flex: '1 1 4em', minWidth: 0, maxWidth: 'max-content' },
};
