import Box from '@mui/material/Box';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import { DuplicateLinks } from './DuplicateLinks';
import type { Duplicates } from './findDuplicates';

/** The records that have the same values, field by field. */
export function DuplicateList({ entity, labels, found }: { entity: Entity; labels: Labels; found: readonly Duplicates[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {found.map((duplicates) => (
        <li key={duplicates.field}>
          {labels.field(duplicates.field)} – <DuplicateLinks entity={entity} duplicates={duplicates} />
        </li>
      ))}
    </Box>
  );
}
