import { useMemo, type ReactNode } from 'react';
import { useEntity } from '@/engine/data/EngineContext';
import { useErrorText } from '@/engine/data/errorMessage';
import { useRecord } from '@/engine/data/useRecord';
import { useTranslation } from '@/i18n/useTranslation';
import { ErrorState } from '@/ui/ErrorState';
import { LoadingState } from '@/ui/LoadingState';
import { PageHeader } from '@/ui/PageHeader';
import { readConfiguration, type RequestConfiguration } from '../model/RequestConfiguration';

interface WithConfigurationProps {
  /** Absent where no structure is known. */
  structureId: number | undefined;
  /** The title of the page until the form is there. */
  title: string;
  children: (configuration: RequestConfiguration) => ReactNode;
}

/**
 * Renders a form once its structure has been read. While the form is open, it keeps that version of the structure. Without a structure, the form is
 * not shown.
 */
export function WithConfiguration({ structureId, ...of }: WithConfigurationProps) {
  const { t } = useTranslation('solidaryRequest');
  if (structureId !== undefined) return <Configured structureId={structureId} {...of} />;
  return (
    <>
      <PageHeader title={of.title} />
      <ErrorState title={t('configuration.unknown')} detail={t('configuration.unknownDetail')} />
    </>
  );
}

function Configured({ structureId, title, children }: WithConfigurationProps & { structureId: number }) {
  const { t } = useTranslation('solidaryRequest');
  const errorText = useErrorText();
  const structure = useEntity('structure');
  const { record, error, readAgain } = useRecord(structure, String(structureId), { fresh: true });
  const configuration = useMemo(() => record && readConfiguration(record), [record]);

  if (configuration) return children(configuration);
  if (!error) return <LoadingState label={t('configuration.loading')} shape="form" />;
  return (
    <>
      <PageHeader title={title} />
      <ErrorState title={t('configuration.failed')} detail={errorText(error)} onRetry={readAgain} />
    </>
  );
}
