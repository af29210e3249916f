import type { ComponentProps } from 'react';
import './skeleton.css';

interface SkeletonProps extends Omit<ComponentProps<'span'>, 'style' | 'children'> {
  /** In px. Without it the skeleton stands for a line of text, in the font around it. */
  height?: number;
  width?: string;
}

/** The shape of something that is loading. */
export function Skeleton({ height, width, className = '', ...props }: SkeletonProps) {
  return <span className={`skeleton ${height === undefined ? 'skeleton-line' : ''} ${className}`} style={{ height, width }} {...props} />;
}
