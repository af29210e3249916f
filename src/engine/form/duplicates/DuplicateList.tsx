import Box from '@mui/material/Box';
import type { Labels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import { DuplicateLinks } from './DuplicateLinks';
import type { Duplicates } from './findDuplicates';

/** By field, the records that have its value already. */
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
