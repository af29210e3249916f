import { useState, type DragEvent } from 'react';

/** What makes an element one that is dragged by its handle, and dropped on. */
export interface Draggable {
  /** It would take the place of this one. */
  isTarget: boolean;
  handle: { draggable: true; onDragStart(event: DragEvent): void; onDragEnd(): void };
  zone: { onDragOverCapture(event: DragEvent): void; onDropCapture(event: DragEvent): void };
}

/** Elements dragged by the mouse, beside the buttons that do the same (WCAG 2.5.7). `onMove` receives the places left and taken. */
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
        // Firefox drags nothing that carries nothing.
        event.dataTransfer.setData('text/plain', '');
        const card = event.currentTarget.closest('fieldset');
        if (card) event.dataTransfer.setDragImage(card, 16, 16);
        setFrom(index);
      },
      onDragEnd: stop,
    },
    // Before the boxes inside, which take files and texts.
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
