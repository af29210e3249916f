import EditOutlined from '@mui/icons-material/EditOutlined';
import { memo, useEffect } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { unbroken } from '@/ui/unbroken';
import { useFocusHandover } from '@/ui/useFocusHandover';
import type { RecordData } from '../../model/Schema';
import { CellLink } from '../rows/CellLink';
import { SavedMark } from '../grid/cells';
import type { ColumnField } from '../../fields/columnField';
import { ShownValue } from '../../fields/ShownValue';
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
  const card = useFocusHandover<HTMLLIElement>();

  // In the middle rather than at the bottom, where the message of the save is. This runs after the page has been scrolled to its top for a new address.
  useEffect(() => {
    if (isSaved) card.current?.scrollIntoView({ block: 'center' });
  }, [isSaved, card]);

  return (
    <li ref={card} className="card">
      <div className="card-head">
        <SelectBox record={record} title={title} />
        <h2>
          {open ? (
            <CellLink to={open} inTabOrder>
              {title}
            </CellLink>
          ) : (
            title
          )}
          {isSaved && <SavedMark />}
        </h2>
        {edit && edit !== open && (
          <div className="card-action">
            <CellLink to={edit} label={t('editNamed', { title })} inTabOrder>
              <EditOutlined fontSize="small" />
            </CellLink>
          </div>
        )}
        <div className="card-action">
          <RowMenuButton record={record} title={title} />
        </div>
      </div>
      <dl className="card-values">
        {fields.map(({ label, about, widget, textOf }) => (
          <div key={about.name}>
            <dt>{unbroken(label)}</dt>
            <dd>
              <ShownValue field={about} widget={widget} value={record[about.name]} record={record} dense>
                {textOf(record)}
              </ShownValue>
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
});
