import { saveFile } from '@/ui/saveFile';
import { exportFileName } from '../../exchange/export/exportFileName';

/** The figures as a file that a French Excel opens, its first row being the headers. */
export async function saveChart(title: string, rows: readonly (readonly string[])[]): Promise<void> {
  const { BYTE_ORDER_MARK, writeCsv } = await import('../../exchange/export/csvText');
  saveFile(new Blob([BYTE_ORDER_MARK, writeCsv(rows)], { type: 'text/csv;charset=utf-8' }), exportFileName(title, new Date()));
}
