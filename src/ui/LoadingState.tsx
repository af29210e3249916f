import './loadingState.css';
import { Skeleton } from './Skeleton';
import { VisuallyHidden } from './VisuallyHidden';
import { useDelayed } from './useDelayed';

interface LoadingStateProps {
  /** The words for screen readers, for example "Chargement des utilisateurs…". */
  label: string;
  shape: 'grid' | 'form' | 'text';
}

const ROWS = { grid: 12, text: 4 };

/** A skeleton of the content that is loading. It appears after 200 ms: a shorter wait needs no words. */
export function LoadingState({ label, shape }: LoadingStateProps) {
  const late = useDelayed(200);

  return (
    <div aria-busy="true" className="loading">
      {late && (
        <>
          <VisuallyHidden role="status">{label}</VisuallyHidden>
          {shape === 'form' ? <RecordShape /> : Array.from({ length: ROWS[shape] }, (_, index) => <Skeleton key={index} height={24} className="loading-row" />)}
        </>
      )}
    </div>
  );
}

/** The shape of a record: a title over sections of fields with their labels, at the places that the content will take. */
function RecordShape() {
  return (
    <>
      <Skeleton height={32} width="min(320px, 70%)" className="loading-title" />
      <Skeleton height={20} width="min(220px, 50%)" className="loading-subtitle" />
      <div className="loading-record">
        {SECTIONS.map((fields, section) => (
          <div key={section} className="loading-section">
            <Skeleton height={24} width="min(140px, 60%)" />
            <div className="loading-fields">
              {Array.from({ length: fields }, (_, field) => (
                <div key={field}>
                  <Skeleton height={18} width="140px" className="loading-label" />
                  <Skeleton height={38} />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </>
  );
}

/** The number of fields in each section, as an average record has them. */
const SECTIONS = [4, 3];
