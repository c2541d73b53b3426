import { FileUpload, type UploadFile } from '@vetsync/ui/components/FileUpload';
import { useState } from 'react';

export function Example() {
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  // Send each file to your server here, and pass its progress.
  const add = (chosen: readonly File[]) =>
    setFiles([
      ...files,
      ...chosen.map(({ name, size }) => ({ id: name, name, size, state: 'uploaded' as const })),
    ]);
  const remove = (id: string) => setFiles(files.filter((file) => file.id !== id));
  return (
    <FileUpload
      label="Transcripts"
      kinds={[{ label: 'PDF', accept: '.pdf' }]}
      maxBytes={10_000_000}
      files={files}
      onSelect={add}
      onRemove={remove}
      onRetry={remove}
    />
  );
}
