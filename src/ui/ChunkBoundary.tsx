import { Component, type ReactNode } from 'react';
import { ChunkError } from './loadChunk';

interface ChunkBoundaryProps {
  /** What stands in the place of a part whose code did not come. */
  failure: ReactNode;
  children: ReactNode;
}

/** Keeps a part that did not come from taking the whole page along, and with it what was typed there. Any other error is the page's. */
export class ChunkBoundary extends Component<ChunkBoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if ((error as unknown) instanceof ChunkError) return this.props.failure;
    throw error;
  }
}
