import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import EditOutlined from '@mui/icons-material/EditOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { useLocation } from 'react-router-dom';
import { useLeaving } from '@/engine/page/useLeaving';
import { useLabels } from '@/engine/fields/labels';
import { editAddress } from '@/engine/model/recordAddress';
import { recordTitle } from '@/engine/model/recordTitle';
import { useOfferCommands } from '@/engine/page/pageCommands';
import { pageTitle } from '@/engine/page/pageTitle';
import { useRecordNeighbours } from '@/engine/show/neighbours/useRecordNeighbours';
import { useNeighbourFocus } from '@/engine/show/neighbours/useNeighbourFocus';
import { NeighboursBar } from '@/engine/show/neighbours/NeighboursBar';
import { useTranslation } from '@/i18n/useTranslation';
import { Button } from '@/ui/Button';
import { HeaderButton } from '@/ui/HeaderButton';
import { PageHeader } from '@/ui/PageHeader';
import { RouterLink } from '@/ui/RouterLink';
import { againAddress } from '../../form/atStructure';
import { CasePrint } from '../../print/CasePrint';
import { NoteCall } from '../beneficiary/NoteCall';
import { useCase } from '../CaseContext';
import { CaseNotices } from './CaseNotices';
import { CaseSummary } from './CaseSummary';

/**
 * The top of the page: the person's name, the id of the request, which is all that the tab's title shows (rule privacy.page), and the commands on
 * the request as a whole.
 */
export function CaseHeader({ id }: { id: string }) {
  const { t } = useTranslation('solidaryCase');
  const { entity, record, solidaryCase, mayChange, sending, refresh } = useCase();
  const { resource } = entity;
  const labels = useLabels(resource);
  const { list, queue, can } = useLeaving(resource);
  const { pathname } = useLocation();
  const numbered = pageTitle(labels.page('show'), id, t);
  const title = recordTitle(resource, record);
  const neighbours = useRecordNeighbours(entity, id, list);
  useNeighbourFocus(neighbours, `${title}, ${numbered}`);
  const copy = can('create') ? againAddress(resource.route, id, solidaryCase.structure.id) : undefined;
  const edit = editAddress(resource.route, id);
  const trail = { from: pathname, ...(list !== undefined && { list }), ...(queue && { queue }) };
  useOfferCommands(title, [
    ...(mayChange ? [{ key: 'edit', label: t('show:edit'), to: { address: edit, isOutside: false }, trail }] : []),
    ...(copy ? [{ key: 'copy', label: t('show:copy'), to: { address: copy, isOutside: false }, trail: { from: pathname } }] : []),
    { key: 'refresh', label: t('refresh'), run: () => void refresh() },
  ]);

  return (
    <>
      {list !== undefined && <NeighboursBar entity={entity} list={list} neighbours={neighbours} />}
      <PageHeader
        title={title}
        number={numbered}
        tab={numbered}
        secondary={
          <>
            <NoteCall />
            <HeaderButton icon={<RefreshOutlined />} aria-disabled={sending !== undefined} onClick={() => void refresh()}>
              {t('refresh')}
            </HeaderButton>
            {copy && (
              <HeaderButton icon={<ContentCopyOutlined />} component={RouterLink} href={copy} state={{ from: pathname }}>
                {t('show:copy')}
              </HeaderButton>
            )}
            <CasePrint />
          </>
        }
        primary={
          mayChange && (
            <Button
              variant="contained"
              startIcon={<EditOutlined />}
              component={RouterLink}
              href={edit}
              state={trail}
            >
              {t('show:edit')}
            </Button>
          )
        }
      />
      <CaseNotices />
      <CaseSummary />
    </>
  );
}
