import { ApiError } from '@/api/ApiError';
import { useErrorText } from '@/engine/data/errorMessage';
import { useLabels } from '@/engine/fields/labels';
import { listedStructures } from '@/engine/model/ownStructures';
import { useCan } from '@/engine/model/permissions';
import type { CounterResult } from '@/engine/insight/counters/readCounter';
import type { Counter } from '@/engine/insight/counters/countersFor';
import { useTranslation } from '@/i18n/useTranslation';
import { useSession } from '@/session/hooks';
import { Button } from '@/ui/Button';
import { RouterLink } from '@/ui/RouterLink';
import { Sentence } from '@/ui/Sentence';
import { Skeleton } from '@/ui/Skeleton';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { useDelayed } from '@/ui/useDelayed';
import { useFocusHandover } from '@/ui/useFocusHandover';
import { counterList, counterStart, counterTrail } from './counterQueue';
import { useCounter } from './useCounter';
import { CounterParts, CountingParts } from './CounterParts';
import './counters.css';

/** The card of one counter: its number, the records or choices that it consists of, and a link to them. */
export function CounterCard({ counter }: { counter: Counter }) {
  const { count, error, countAgain } = useCounter(counter);
  // Most operators have no record to count under, so no room is kept for what would go away again.
  if (count === null || (!count && !error && counter.definition.under)) return null;
  return (
    <li className="home-card" tabIndex={-1} aria-busy={!count && !error}>
      {count ? <Counted counter={counter} count={count} /> : error ? <Failed counter={counter} error={error} onRetry={countAgain} /> : <Counting definition={counter.definition} />}
    </li>
  );
}

function Counted({ counter, count }: { counter: Counter; count: CounterResult }) {
  const { t } = useTranslation('home');
  const { resource, definition } = counter;
  const session = useSession();
  const labels = useLabels(resource);
  const [title, apart] = [labels.counter(definition.name), labels.counter(`${definition.name}Apart`)];
  const address = counterList(counter);
  return (
    <>
      <h3 className="counter-title">
        {address === undefined ? (
          title
        ) : (
          <RouterLink className="value-link" href={address}>
            {title}
          </RouterLink>
        )}
      </h3>
      <p className="counter-number" data-none={count.total === 0 || undefined}>
        <CounterStart counter={counter} count={count} />
      </p>
      {count.oldest !== undefined && (
        <p className="small-text">
          <Waiting days={daysSince(count.oldest)} />
        </p>
      )}
      <CounterParts counter={counter} parts={count.parts} trail={counterTrail(counter, count)} />
      {count.apart && (
        <>
          <p className="small-text counter-apart">{apart}</p>
          <CounterParts counter={counter} parts={count.apart} />
        </>
      )}
      {listedStructures(resource, session) === 'allStructures' && <p className="small-text">{t('counters.everywhere')}</p>}
      {count.looked && <p className="small-text">{t('counters.looked', count.looked)}</p>}
    </>
  );
}

function Waiting({ days }: { days: number }) {
  const { t } = useTranslation('home');
  return days === 0 ? t('counters.oldestToday') : t('counters.oldest', { count: days });
}

/** The number of whole days since a date, as what came in the last hours has not waited for a day. */
function daysSince(date: string): number {
  return Math.max(0, Math.floor((Date.now() - Date.parse(date)) / DAY));
}

const DAY = 24 * 60 * 60 * 1000;

/** The number of waiting records. It is a link to the first of them, from which the next ones follow, unless the list contains records of all structures, which may be for others to open. */
function CounterStart({ counter, count }: { counter: Counter; count: CounterResult }) {
  const { t } = useTranslation('home');
  const session = useSession();
  const may = useCan(counter.resource)('show') && listedStructures(counter.resource, session) !== 'allStructures';
  const start = may ? counterStart(counter, count) : undefined;
  const number = t('counters.count', { count: count.total });
  if (start === undefined) return number;
  return (
    <RouterLink className="value-link" href={start} state={counterTrail(counter, count)} aria-label={t('counters.begin', { number })}>
      {number}
    </RouterLink>
  );
}

function Failed({ counter: { resource, definition }, error, onRetry }: { counter: Counter; error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('home');
  const name = useLabels(resource).counter(definition.name);
  const errorText = useErrorText();
  const box = useFocusHandover(card);
  return (
    <div role="status" ref={box}>
      <h3 className="counter-title">{name}</h3>
      <p className="small-text counter-failure">
        {t('counters.failed')} {error instanceof ApiError && <Sentence text={errorText(error)} />}
      </p>
      <Button size="small" variant="outlined" onClick={onRetry} aria-label={t('counters.retry', { name })}>
        {t('ui:retry')}
      </Button>
    </div>
  );
}

/** The card around the button that was pressed, which is still there when the count has come. */
function card(failed: HTMLElement): HTMLElement | null {
  return failed.closest('li');
}

/** A placeholder of the size that the count will have, so that nothing moves when it comes. It is seen once the wait lasts. */
function Counting({ definition: { since } }: Pick<Counter, 'definition'>) {
  const { t } = useTranslation('home');
  const isLate = useDelayed(200);
  return (
    <div className="counting" data-early={!isLate || undefined}>
      {isLate && <VisuallyHidden>{t('counters.counting')}</VisuallyHidden>}
      <Skeleton width="70%" className="counting-title" />
      <Skeleton width="30%" className="counting-number" />
      {since !== undefined && <Skeleton width="60%" className="counting-since" />}
      <CountingParts />
    </div>
  );
}
