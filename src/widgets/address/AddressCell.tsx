import Box from '@mui/material/Box';
import type { DisplayProps } from '@/engine/model/Widget';
import { textValue } from '../textValue';

/** An address on the one line of a row: where that is too narrow, what stands before the town is cut, as the town says more of where it is. */
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
 * A card has room for all of it. In a row the town goes to a second line, the only one in sight, where no more than some letters would be left before it. The space between the
 * two is a gap there, so that a town on a line of its own begins where the other cells do.
 */
const lineStyle = {
  '[role=gridcell] &': { display: 'flex', flexWrap: 'wrap', columnGap: '0.25em', alignContent: 'flex-end', height: '1lh', minWidth: 0, overflow: 'hidden' },
  '[role=gridcell] & > span': { flex: 'none', maxWidth: '100%', whiteSpace: 'pre', overflow: 'hidden', textOverflow: 'ellipsis' },
  '[role=gridcell] & > [data-cut]': { flex: '1 1 4em', minWidth: 0, maxWidth: 'max-content' },
};
