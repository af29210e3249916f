import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { useRef, useState, type ChangeEvent, type ComponentType, type DragEvent } from 'react';
import './fileDrop.css';

interface FileDropProps {
  id: string;
  label: string;
  Icon?: ComponentType<{ 'aria-hidden': 'true' }>;
  /** The types of file that the browser offers; any type when absent. */
  accept?: string;
  invalid?: boolean;
  disabled?: boolean;
  describedBy?: string;
  onFile(file: File): void;
}

/** The types of file that spreadsheet programs export. */
export const CSV_FILES = '.csv,.txt,.tsv,text/csv,text/plain';

/** The types of image that the platform stores. */
export const IMAGE_FILES = 'image/png,image/jpeg';

/** A drop zone that is also a button. The browser's own file input speaks the browser's language, and is hidden (rule inputs.ours). */
export function FileDrop({ id, label, Icon = UploadFileOutlined, accept, invalid = false, disabled = false, describedBy, onFile }: FileDropProps) {
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function handlePick(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // Without this, the browser would not report the same file chosen again after it has been corrected.
    event.target.value = '';
    if (file) onFile(file);
  }

  function handleDrag(event: DragEvent, over: boolean) {
    if (disabled) return;
    event.preventDefault();
    setIsOver(over);
  }

  function handleDrop(event: DragEvent) {
    handleDrag(event, false);
    const file = event.dataTransfer.files[0];
    if (file && !disabled) onFile(file);
  }

  return (
    <>
      <button
        type="button"
        id={id}
        className="file-drop"
        data-over={isOver || undefined}
        data-invalid={invalid || undefined}
        disabled={disabled}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={handleDrop}
      >
        {invalid ? <ErrorOutlineOutlined aria-hidden="true" color="error" /> : <Icon aria-hidden="true" />}
        {label}
      </button>
      <input ref={picker} type="file" hidden accept={accept} onChange={handlePick} data-for={id} />
    </>
  );
}
