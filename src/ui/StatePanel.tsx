import type { ReactNode } from 'react';
import { Sentence } from './Sentence';
import './statePanel.css';
import { useFocusHandover } from './useFocusHandover';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  detail?: string | undefined;
  actions?: ReactNode;
  role?: 'alert';
}

/** The middle of a page that has nothing else to show: it says why, and what can be done. */
export function StatePanel({ icon, title, detail, actions, role }: StatePanelProps) {
  const box = useFocusHandover();
  return (
    <div ref={box} role={role} className="state-panel">
      <div aria-hidden="true" className="state-icon">
        {icon}
      </div>
      <p className="state-title">
        <Sentence text={title} />
      </p>
      {detail && (
        <p className="state-detail">
          <Sentence text={detail} />
        </p>
      )}
      {actions && <div className="state-actions">{actions}</div>}
    </div>
  );
}
