import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEngine } from '../../data/EngineContext';
import { useLabels } from '../../fields/labels';
import type { Entity } from '../../model/Resource';
import type { RecordData } from '../../model/Schema';
import { useTextContext } from '../../fields/useTextContext';
import { columnField } from '../../fields/columnField';
import type { ArrangedColumn } from '../columns/columnLayout';

interface PrintedRowsProps {
  entity: Entity;
  columns: readonly ArrangedColumn[];
  records: readonly RecordData[];
}

/** All rows of the page, on paper only, as the grid renders only the rows in sight. */
export function PrintedRows(props: PrintedRowsProps) {
  return usePrinting() ? <Rows {...props} /> : null;
}

function Rows({ entity, columns, records }: PrintedRowsProps) {
  const { widgets } = useEngine();
  const labels = useLabels(entity.resource);
  const text = useTextContext();
  const fields = columns.filter(({ hidden }) => !hidden).map(({ field }) => columnField(entity, field, { labels, widgets, text }));

  return (
    <table className="printed-rows">
      <thead>
        <tr>
          {fields.map(({ about, label }) => (
            <th key={about.name} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {records.map((record) => (
          <tr key={String(record['id'])}>
            {fields.map(({ about, textOf }) => (
              <td key={about.name}>{textOf(record) ?? '–'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whether the page is being printed. The state is set synchronously, as the browser lays out the paper right after the event, without a later rendering. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    const follow = ({ type }: Event) => flushSync(() => setPrinting(type === 'beforeprint' || (type === 'change' && paper.matches)));
    for (const event of ['beforeprint', 'afterprint']) window.addEventListener(event, follow);
    // Covers browsers that only simulate paper, and send no `beforeprint`.
    paper.addEventListener('change', follow);
    return () => {
      for (const event of ['beforeprint', 'afterprint']) window.removeEventListener(event, follow);
      paper.removeEventListener('change', follow);
    };
  }, []);
  return isPrinting;
}
