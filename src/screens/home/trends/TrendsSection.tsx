import { useId } from 'react';
import { useEngine } from '@/engine/data/EngineContext';
import { useOperatorRights } from '@/engine/data/operatorRights';
import { useTranslation } from '@/i18n/useTranslation';
import { usePreference } from '@/session/operatorPreferences';
import { FoldButton } from '@/ui/FoldButton';
import { lazyPart } from '@/ui/lazyPart';
import { LoadingState } from '@/ui/LoadingState';
import { PartBoundary } from '@/ui/PartBoundary';
import { HomeSection } from '../HomeSection';

const { Part: Trends } = lazyPart(() => import('./Trends').then((m) => m.Trends));

/** Figures of the last weeks, for operators who may see figures. They take many requests, so they are counted only for operators who open the section; it then stays open. */
export function TrendsSection() {
  const { t } = useTranslation('home');
  const { resources } = useEngine();
  const { may } = useOperatorRights();
  const [isOpen, keepOpen] = usePreference('trends', readOpen);
  const id = useId();
  const figures = resources.filter(({ dashboard, name }) => dashboard && !dashboard.path.includes('{') && may('dashboard', name));
  if (figures.length === 0) return null;

  const title = (
    <FoldButton isFolded={!isOpen} controls={id} onToggle={() => keepOpen(isOpen ? undefined : true)}>
      {t('trends.title')}
    </FoldButton>
  );
  return (
    <HomeSection title={title} isPrinted={isOpen}>
      <div id={id} hidden={!isOpen}>
        <PartBoundary fallback={<LoadingState label={t('counters.counting')} shape="text" />}>{isOpen && <Trends figures={figures} />}</PartBoundary>
      </div>
    </HomeSection>
  );
}

function readOpen(kept: unknown): boolean {
  return kept === true;
}
