import Box from '@mui/material/Box';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import { AlikeLinks } from './AlikeLinks';
import type { Alike } from './findAlike';

/** By field, the records that have its value already. */
export function AlikeList({ entity, labels, found }: { entity: Entity; labels: Labels; found: readonly Alike[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {found.map((alike) => (
        <li key={alike.field}>
          {labels.field(alike.field)} – <AlikeLinks entity={entity} alike={alike} />
        </li>
      ))}
    </Box>
  );
}
