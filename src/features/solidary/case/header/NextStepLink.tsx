import { useTranslation } from '@/i18n/useTranslation';
import { useCase } from '../CaseContext';
import { ACCEPT, nextStep } from './nextStep';
import { SectionLink } from './SectionLink';

/** The next step, as a link to where it is done; for a closed request, a text that there is none. */
export function NextStepLink() {
  const { t } = useTranslation('solidaryCase');
  const { solidaryCase, mayChange } = useCase();
  const step = nextStep(solidaryCase);
  if (!step) return <>{t('next.none')}</>;
  const { name, section, person } = step;
  // The choice of the progression is only there for operators who may change the request.
  const target = section === ACCEPT && !mayChange ? 'actions' : section;
  return <SectionLink section={target}>{t(`next.${name}`, { name: person ?? t('next.drivers') })}</SectionLink>;
}
