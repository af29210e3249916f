import { useTranslation } from 'react-i18next';
import { useCase } from '../CaseContext';
import { ACCEPT, nextStep } from './nextStep';
import { SectionLink } from './SectionLink';

/** What comes next, leading to where it is done; for a request that is over, that nothing does. */
export function NextStepLink() {
  const { t } = useTranslation('solidaryCase');
  const { solidaryCase, mayChange } = useCase();
  const step = nextStep(solidaryCase);
  if (!step) return <>{t('next.none')}</>;
  const { name, section, person } = step;
  // The choice is there for who may make it.
  const target = section === ACCEPT && !mayChange ? 'actions' : section;
  return <SectionLink section={target}>{t(`next.${name}`, { name: person ?? t('next.drivers') })}</SectionLink>;
}
