import { useEngine } from '@/engine/data/EngineContext';
import { lacksStructures, countersFor } from '@/engine/insight/counters/countersFor';
import { useTranslation } from '@/i18n/useTranslation';
import { useConfig, useSession } from '@/session/hooks';
import { HomeSection } from '../HomeSection';
import { CounterCard } from './CounterCard';
import './counters.css';

/** The work that waits for the operator, with a card for each counter. Each counter loads and fails by itself (rule states.four). */
export function CountersSection() {
  const { t } = useTranslation('home');
  const { resources } = useEngine();
  const session = useSession();
  const config = useConfig();
  const counters = countersFor(resources, session, config);
  const isWithout = lacksStructures(resources, session, config);
  if (counters.length === 0 && !isWithout) return null;

  return (
    <HomeSection title={t('counters.title')}>
      {isWithout && <p className="counters-unknown">{t('counters.noStructure')}</p>}
      <ul className="home-cards counter-cards">
        {counters.map((counter) => (
          <CounterCard key={`${counter.resource.name}.${counter.definition.name}`} counter={counter} />
        ))}
      </ul>
    </HomeSection>
  );
}
