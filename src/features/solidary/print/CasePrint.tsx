import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { useState } from 'react';
import { ChoiceMenuButton } from '@/engine/fields/ChoiceMenuButton';
import { useTranslation } from '@/i18n/useTranslation';
import { HeaderButton } from '@/ui/HeaderButton';
import { OverlayBoundary } from '@/ui/PartBoundary';
import { libraryPart } from '@/ui/libraryPart';
import { useCase } from '../case/CaseContext';
import { useNameOf } from '../case/useNameOf';

const { Part: PrintDialog } = libraryPart(() => import('./PrintDialog').then((m) => m.PrintDialog));

const REQUEST = 'request';

/** The choices for printing: the request itself, or the trip of each chosen driver. Nothing is read again for it. */
export function CasePrint() {
  const { t } = useTranslation('solidaryPrint');
  const { drivers } = useCase().solidaryCase;
  const nameOf = useNameOf();
  const [sheet, setSheet] = useState<string>();
  const driver = drivers.find(({ key }) => key === sheet);
  const choices = [
    { key: REQUEST, label: t('request.menu') },
    ...drivers.map((one) => ({ key: one.key, label: t('trip.menu', { name: nameOf(one) }) })),
  ];

  return (
    <>
      {drivers.length === 0 ? (
        <HeaderButton icon={<PrintOutlined />} aria-haspopup="dialog" onClick={() => setSheet(REQUEST)}>
          {t('print')}
        </HeaderButton>
      ) : (
        <ChoiceMenuButton
          label={t('print')}
          text={
            <span className="header-word">{t('print')}</span>
          }
          title={t('print')}
          color="inherit"
          startIcon={<PrintOutlined />}
          className="header-button"
          choices={choices}
          onPick={setSheet}
        />
      )}
      <OverlayBoundary>
        {sheet !== undefined && <PrintDialog driver={driver} onClose={() => setSheet(undefined)} />}
      </OverlayBoundary>
    </>
  );
}
