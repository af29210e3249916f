import { useTranslation } from 'react-i18next';
import { recordTitle } from '../model/recordTitle';
import type { Entity } from '../model/Resource';
import type { RecordData } from '../model/Schema';

/** Enough to see that it is the right selection. */
const NAMED = 3;

/** The first records of a selection by their names, and how many others there are: a whole sentence. */
export function useSomeNames({ resource }: Entity, records: readonly RecordData[]): string {
  const { t } = useTranslation('bulk');
  const names = records.slice(0, NAMED).map((record) => recordTitle(resource, record));
  const count = records.length - names.length;
  return count > 0 ? t('namesAndOthers', { names: names.join(', '), count }) : t('names', { names: names.join(', ') });
}
