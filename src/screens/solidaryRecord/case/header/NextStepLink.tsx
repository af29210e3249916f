import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useCase } from '../CaseContext';
import { nextStep } from './nextStep';

/** What comes next, leading to where it is done; for a request that is over, that nothing does. */
export function NextStepLink() {
  const { t } = useTranslation('solidaryCase');
  const step = nextStep(useCase().solidaryCase);
  if (!step) return <>{t('next.none')}</>;
  const { name, section, person } = step;
  return <Link href={`#${section}`}>{t(`next.${name}`, { name: person ?? t('next.drivers') })}</Link>;
}
