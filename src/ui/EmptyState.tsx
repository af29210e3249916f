import InboxOutlined from '@mui/icons-material/InboxOutlined';
import type { ReactNode } from 'react';
import { StatePanel } from './StatePanel';

interface EmptyStateProps {
  title: string;
  hint?: string | undefined;
  action?: ReactNode;
}

/** A state with nothing to show that is not an error. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return <StatePanel icon={<InboxOutlined />} title={title} detail={hint} actions={action} />;
}
