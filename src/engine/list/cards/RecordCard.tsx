import EditOutlined from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyValue } from '@/ui/EmptyValue';
import { unbroken } from '@/ui/unbroken';
import type { RecordData } from '../../model/Schema';
import { CellLink } from '../rows/CellLink';
import { SavedMark } from '../grid/cells';
import type { ColumnField } from '../../fields/columnField';
import { useRowContext } from '../rows/RowContext';
import { RowMenuButton } from '../rows/RowMenuButton';
import { SelectBox } from '../selection/SelectBox';

interface RecordCardProps {
  record: RecordData;
  fields: readonly ColumnField[];
  /** Whether a save has just changed the record. */
  isSaved: boolean;
}

/** The card of one record: its name, which opens it, its first columns, and its actions. */
export const RecordCard = memo(function RecordCard({ record, fields, isSaved }: RecordCardProps) {
  const { t } = useTranslation('list');
  const { linksOf, titleOf } = useRowContext();
  const { open, edit } = linksOf(record);
  const title = titleOf(record);
  const card = useRef<HTMLLIElement>(null);

  // In the middle rather than at the bottom, where the message of the save is. This runs after the page has been scrolled to its top for a new address.
  useEffect(() => {
    if (isSaved) card.current?.scrollIntoView({ block: 'center' });
  }, [isSaved]);

  return (
    <Box component="li" ref={card} sx={cardStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <SelectBox record={record} title={title} />
        <Typography component="h2" variant="h2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {open ? (
            <CellLink to={open} inTabOrder>
              {title}
            </CellLink>
          ) : (
            title
          )}
          {isSaved && <SavedMark />}
        </Typography>
        {edit && edit !== open && (
          <Box sx={actionStyle}>
            <CellLink to={edit} label={t('editNamed', { title })} inTabOrder>
              <EditOutlined fontSize="small" />
            </CellLink>
          </Box>
        )}
        <Box sx={actionStyle}>
          <RowMenuButton record={record} title={title} />
        </Box>
      </Box>
      <Box component="dl" sx={valuesStyle}>
        {fields.map((field) => (
          <div key={field.about.name}>
            <dt>{unbroken(field.label)}</dt>
            <dd>
              <CardValue field={field} record={record} />
            </dd>
          </div>
        ))}
      </Box>
    </Box>
  );
});

function CardValue({ field: { about, widget, textOf }, record }: { field: ColumnField; record: RecordData }) {
  const text = textOf(record);
  const { Display } = widget;
  if (text === undefined) return <EmptyValue />;
  return Display ? <Display field={about} value={record[about.name] as never} record={record} dense /> : text;
}

const cardStyle = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
  px: 2,
  py: 1,
  '& a': { color: 'inherit' },
  '& .row-saved': { typography: 'body2', color: 'text.secondary', '& svg': { verticalAlign: 'text-bottom' } },
  '& h2 a': { display: 'flex', alignItems: 'center', minHeight: 44, textDecoration: 'none' },
};

const actionStyle = {
  color: 'text.secondary',
  '& a, & button': { display: 'grid', placeItems: 'center', width: 44, height: 44, mr: -1.5, borderRadius: 1 },
};

/** Label and value share a line where they fit; links are as high as a thumb needs. */
const valuesStyle = {
  m: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, minHeight: 32 },
  '& dt': { color: 'text.secondary', typography: 'body2', width: 116 },
  '& dd': { m: 0, flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& dd a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
};
