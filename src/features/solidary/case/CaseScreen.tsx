import Box from '@mui/material/Box';
import { useEntity } from '@/engine/data/EngineContext';
import { useLabels } from '@/engine/fields/labels';
import type { EntityBody } from '@/engine/model/Resource';
import type { RecordData } from '@/engine/model/Schema';
import { useRecord } from '@/engine/data/useRecord';
import { useTranslation } from '@/i18n/useTranslation';
import { LoadingState } from '@/ui/LoadingState';
import { pageOfColumns, twoColumns } from '@/ui/twoColumns';
import { CaseLoadError } from '../unreadable/CaseLoadError';
import { CaseActions } from './actions/CaseActions';
import { BeneficiarySection } from './beneficiary/BeneficiarySection';
import { CaseContext } from './CaseContext';
import { CasePaper, CaseSection } from './CaseSection';
import { ChosenDrivers } from './drivers/ChosenDrivers';
import { CaseBar } from './header/CaseBar';
import { CaseHeader } from './header/CaseHeader';
import { CaseHistory } from './history/CaseHistory';
import { ProofsSection } from './proofs/ProofsSection';
import { QuestionSection } from './question/QuestionSection';
import { SolutionsSection } from './solutions/SolutionsSection';
import { Unfinished } from './Unfinished';
import { useCaseCommands } from './useCaseCommands';

interface CaseScreenProps {
  name: string;
  id: string;
}

/** The page on which an operator works on a request (contract requests.work). Reading a request acts on the platform, so it is read once for each visit. */
export function CaseScreen({ name, id }: CaseScreenProps) {
  const entity = useEntity(name);
  const labels = useLabels(entity.resource);
  const { record, error, readAgain, put } = useRecord(entity, id, { visit: true });
  if (record) return <CasePage entity={entity} id={id} record={record} put={put} />;
  if (error) return <CaseLoadError entity={entity} id={id} operation="show" error={error} onRetry={readAgain} />;
  return <LoadingState label={labels.state('loading')} shape="form" />;
}

interface CasePageProps {
  entity: EntityBody;
  id: string;
  record: RecordData;
  put(record: RecordData): Promise<void>;
}

const SECTIONS = ['question', 'beneficiary', 'proofs', 'solutions', 'drivers', 'actions', 'history'];

/** The order of the page: the question, then the person who asks, then what is done about it. On a wide screen the actions and the history are in sight beside them. */
function CasePage({ entity, id, record, put }: CasePageProps) {
  const { t } = useTranslation('solidaryCase');
  const commands = useCaseCommands({ entity, id, record, put });

  return (
    <CaseContext value={commands}>
      <Unfinished>
        <Box sx={pageOfColumns}>
          <CaseHeader id={id} />
          <CaseBar sections={SECTIONS} />
          <Box sx={twoColumns}>
            <div>
              <CasePaper>
                <QuestionSection />
                <BeneficiarySection />
                <ProofsSection />
              </CasePaper>
              <SolutionsSection />
              <CasePaper>
                <CaseSection id="drivers" title={t('sections.drivers')}>
                  <ChosenDrivers />
                </CaseSection>
              </CasePaper>
            </div>
            <div>
              <CasePaper>
                <CaseSection id="actions" title={t('sections.actions')}>
                  <CaseActions />
                </CaseSection>
                <CaseSection id="history" title={t('sections.history')}>
                  <CaseHistory />
                </CaseSection>
              </CasePaper>
            </div>
          </Box>
        </Box>
      </Unfinished>
    </CaseContext>
  );
}
