import { useState, type DragEvent } from 'react';

/** What lets an element be dragged by its handle, and be dropped on. */
export interface Draggable {
  /** Whether the dragged element would take the place of this one. */
  isTarget: boolean;
  handle: { draggable: true; onDragStart(event: DragEvent): void; onDragEnd(): void };
  zone: { onDragOverCapture(event: DragEvent): void; onDropCapture(event: DragEvent): void };
}

/** Lets elements be dragged with the mouse, in addition to the buttons that do the same (WCAG 2.5.7). `onMove` gets the old and the new place. */
export function useDraggedElement(onMove: (from: number, to: number) => void): (index: number) => Draggable {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();

  function stop() {
    setFrom(undefined);
    setOver(undefined);
  }

  return (index) => ({
    isTarget: from !== undefined && over === index && from !== index,
    handle: {
      draggable: true,
      onDragStart(event) {
        event.dataTransfer.effectAllowed = 'move';
        // Firefox does not drag anything without data.
        event.dataTransfer.setData('text/plain', '');
        const card = event.currentTarget.closest('fieldset');
        if (card) event.dataTransfer.setDragImage(card, 16, 16);
        setFrom(index);
      },
      onDragEnd: stop,
    },
    // The events are caught before the inputs inside, which accept files and texts themselves.
    zone: {
      onDragOverCapture(event) {
        if (from === undefined) return;
        claim(event);
        setOver(index);
      },
      onDropCapture(event) {
        if (from === undefined) return;
        claim(event);
        stop();
        if (from !== index) onMove(from, index);
      },
    },
  });
}

function claim(event: DragEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
