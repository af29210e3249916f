import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { formatNumber } from '@/i18n/format';
import { useTranslation } from '@/i18n/useTranslation';
import { IconButton } from '@/ui/IconButton';
import type { ListQuery } from '../model/ListQuery';
import { useTextContext } from '../fields/useTextContext';
import type { KnownTotal } from '../data/knownTotal';
import { pageSizes } from '../data/listQuery';
import { pageRange } from './pageRange';
import { SmallSelect } from '../fields/SmallSelect';
import type { ChangeQuery } from '../data/useListQuery';

interface ListPagerProps {
  known: KnownTotal;
  query: ListQuery;
  defaultSize: number;
  changeQuery: ChangeQuery;
}

/** Which part of the results the page shows, and the buttons to other pages. */
export function ListPager({ known, query, defaultSize, changeQuery }: ListPagerProps) {
  const { t } = useTranslation('list');
  const { language } = useTextContext();
  const { page, size } = query;
  const last = Math.max(1, Math.ceil(known.total / size));
  const goTo = (target: number) => changeQuery({ page: target });

  return (
    <nav aria-label={t('pages')} className="list-pager">
      <PageSize size={size} defaultSize={defaultSize} onChange={(chosen) => changeQuery({ size: chosen })} />
      <p>{t('range', pageRange(query, known.total, (value) => formatNumber(value, language), known.more))}</p>
      <div className="list-turns">
        <PageButton label={t('first')} icon={<FirstPage />} isPossible={page > 1} onPress={() => goTo(1)} />
        <PageButton label={t('previous')} icon={<ChevronLeft />} isPossible={page > 1} onPress={() => goTo(page - 1)} />
        <PageButton label={t('next')} icon={<ChevronRight />} isPossible={page < last || known.more === true} onPress={() => goTo(page + 1)} />
        <PageButton label={t('last')} icon={<LastPage />} isPossible={page < last && !known.more} onPress={() => goTo(last)} />
      </div>
    </nav>
  );
}

interface PageButtonProps {
  label: string;
  icon: ReactNode;
  isPossible: boolean;
  onPress: () => void;
}

/** At an end the button says that it can do nothing but is not disabled: a disabled button would lose the focus of the operator who has just used it (rule focus.kept). */
function PageButton({ label, icon, isPossible, onPress }: PageButtonProps) {
  return (
    <IconButton
      aria-label={label}
      title={label}
      aria-disabled={!isPossible}
      onClick={isPossible ? onPress : undefined}
      style={isPossible ? { color: 'var(--text)' } : undefined}
    >
      {icon}
    </IconButton>
  );
}

function PageSize({ size, defaultSize, onChange }: { size: number; defaultSize: number; onChange: (size: number) => void }) {
  const { t } = useTranslation('list');
  const id = useId();
  return (
    <div className="list-size">
      <label htmlFor={id}>{t('size')}</label>
      <SmallSelect
        id={id}
        value={String(size)}
        choices={pageSizes(defaultSize).map((choice) => ({ value: String(choice), label: String(choice) }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}
