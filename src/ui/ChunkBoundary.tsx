import { Component, type ReactNode } from 'react';
import { ChunkError } from './loadChunk';

interface ChunkBoundaryProps {
  /** What stands in the place of a part whose code failed to load. */
  failure: ReactNode;
  children: ReactNode;
}

/** Keeps a part whose code failed to load from replacing the whole page, and with it what was typed there. Any other error goes on to the boundary of the page. */
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
