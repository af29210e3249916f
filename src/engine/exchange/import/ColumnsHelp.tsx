import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { TFunction } from 'i18next';
import type { ImportColumn } from '../../model/FileExchange';
import { useTranslation } from '@/i18n/useTranslation';
import { useMedia } from '@/ui/useMedia';
import { wideScreen } from '@/ui/tokens';
import { useLabels } from '../../fields/labels';
import type { Resource } from '../../model/Resource';
import { PlainTable } from './PlainTable';

/** The rules of each column, for those who prepare a file without the template. They are open where they stand beside the choice of the file. */
export function ColumnsHelp({ resource }: { resource: Resource }) {
  const { t } = useTranslation('import');
  const labels = useLabels(resource);
  const columns = resource.import?.columns ?? [];
  const isBeside = useMedia(wideScreen);

  return (
    <Box component="details" open={isBeside} sx={{ '& > summary': { cursor: 'pointer', py: 0.5, width: 'fit-content' } }}>
      <summary>{t('columns.title', { number: columns.length })}</summary>
      <Box sx={{ mt: 1 }}>
        <PlainTable
          name={t('columns.caption')}
          columns={['column', 'needed', 'form', 'example'].map((key) => t(`columns.${key}`))}
          rows={columns.map((column) => ({
            key: column.name,
            cells: [
              <ColumnName key="name" name={column.name} label={labels.importColumn(column.name)} />,
              t(column.required ? 'columns.required' : 'columns.optional'),
              [formOf(column, t), labels.importHelp(column.name)].filter(Boolean).join('. '),
              column.example,
            ],
          }))}
        />
      </Box>
    </Box>
  );
}

function ColumnName({ name, label }: { name: string; label: string }) {
  return (
    <>
      {label}
      <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
        {name}
      </Typography>
    </>
  );
}

function formOf({ oneOf, format, minimum, maximum }: ImportColumn, t: TFunction<'import'>): string {
  if (oneOf) return t('columns.oneOf', { choices: oneOf.join(', ') });
  const form = t(`columns.formats.${format}`);
  return minimum !== undefined && maximum !== undefined ? t('columns.between', { form, minimum, maximum }) : form;
}
