import AddPhotoAlternateOutlined from '@mui/icons-material/AddPhotoAlternateOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';

interface ImageDropProps {
  id: string;
  label: string;
  disabled: boolean;
  describedBy: string;
  onFile(file: File): void;
}

/** A drop zone that is also a button. The browser's own file box, which speaks the browser's language, stays out of sight (rule inputs.ours). */
export function ImageDrop({ id, label, disabled, describedBy, onFile }: ImageDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const drop = useFileDrop(disabled, onFile);

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file may be chosen again after a refusal.
    event.target.value = '';
    if (file) onFile(file);
  }

  return (
    <>
      <ButtonBase
        id={id}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
        {...drop.handlers}
        sx={{
          gap: 1,
          p: 2,
          justifyContent: 'center',
          border: 1,
          borderStyle: 'dashed',
          borderColor: drop.isOver ? 'primary.main' : 'text.secondary',
          borderRadius: 1,
          typography: 'button',
          color: disabled ? 'text.disabled' : 'text.primary',
          bgcolor: drop.isOver ? 'action.hover' : 'transparent',
        }}
      >
        <AddPhotoAlternateOutlined aria-hidden="true" />
        {label}
      </ButtonBase>
      <input ref={picker} type="file" hidden accept="image/png,image/jpeg" onChange={handlePick} data-for={id} />
    </>
  );
}

function useFileDrop(disabled: boolean, onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);

  function handleDragOver(event: DragEvent) {
    if (disabled) return;
    event.preventDefault();
    setIsOver(true);
  }

  function handleDrop(event: DragEvent) {
    if (disabled) return;
    event.preventDefault();
    setIsOver(false);
    const file = event.dataTransfer.files[0];
    if (file) onFile(file);
  }

  return { isOver, handlers: { onDragOver: handleDragOver, onDragLeave: () => setIsOver(false), onDrop: handleDrop } };
}
