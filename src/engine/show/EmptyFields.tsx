import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/ui/Button';
import { EmptyValue } from '@/ui/EmptyValue';
import type { Labels } from '../fields/labels';
import { ReadField } from '../fields/RecordField';
import type { Section } from '../model/Resource';

interface EmptyFieldsProps {
  /** The sections with those of their fields that are empty. */
  sections: readonly Section[];
  labels: Labels;
}

/** The empty fields of a record, out of the way of the others: their number and, when unfolded, their labels. */
export function EmptyFields({ sections, labels }: EmptyFieldsProps) {
  const { t } = useTranslation('show');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const fields = sections.flatMap(({ rows }) => rows.flat());
  if (fields.length === 0) return null;

  return (
    <Box sx={{ py: 1 }}>
      <Button
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={<ExpandMore style={{ transform: isOpen ? 'none' : 'rotate(-90deg)', transition: 'transform 150ms' }} />}
        onClick={() => setOpen(!isOpen)}
        style={{ color: 'var(--muted-text)', marginInlineStart: -8 }}
      >
        {t('emptyFields', { count: fields.length })}
      </Button>
      {/* The visually hidden texts are positioned in this box: positioned in the page, they would lengthen it while they are folded. */}
      <Collapse id={id} in={isOpen} sx={{ position: 'relative' }}>
        <Box component="dl" sx={listStyle}>
          {fields.map((name) => (
            <ReadField key={name} label={labels.field(name)}>
              <EmptyValue />
            </ReadField>
          ))}
        </Box>
      </Collapse>
    </Box>
  );
}

const listStyle = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: 2, m: 0, py: 1 };
