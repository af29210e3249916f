import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { saveFile } from '@/ui/saveFile';
import { useNotify } from '../../data/useNotify';
import { exportFileName } from '../../exchange/export/exportFileName';

interface ChartButtonsProps {
  /** The title of the chart, which tells its buttons from those of other charts. */
  title: string;
  tableId: string;
  isTableShown: boolean;
  onToggleTable: () => void;
  /** The lines of the file, the first one being its headers; absent for operators who may not export the counted entity. */
  lines: readonly (readonly string[])[] | undefined;
}

/** Buttons that show the figures of a chart as a table and save them as a file. */
export function ChartButtons({ title, tableId, isTableShown, onToggleTable, lines }: ChartButtonsProps) {
  const { t } = useTranslation('charts');
  const notify = useNotify();
  const toggle = t(isTableShown ? 'hide' : 'show');

  function handleSave(rows: readonly (readonly string[])[]) {
    saveChart(title, rows).catch((cause: unknown) => notify.error(t('csvFailed'), cause));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        size="small"
        startIcon={<TableRowsOutlined />}
        aria-expanded={isTableShown}
        aria-controls={isTableShown ? tableId : undefined}
        aria-label={t('ofChart', { action: toggle, chart: title })}
        onClick={onToggleTable}
        className="button-finger"
      >
        {toggle}
      </Button>
      {lines && (
        <Button size="small" startIcon={<DownloadOutlined />} aria-label={t('ofChart', { action: t('csv'), chart: title })} onClick={() => handleSave(lines)} className="button-finger">
          {t('csv')}
        </Button>
      )}
    </Box>
  );
}

/** Saves the figures as a file that a French Excel opens; its first row holds the headers. */
async function saveChart(title: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { BYTE_ORDER_MARK, writeCsv } = await import('../../exchange/export/csvText');
  saveFile(new Blob([BYTE_ORDER_MARK, writeCsv(rows)], { type: 'text/csv;charset=utf-8' }), exportFileName(title, new Date()));
}
