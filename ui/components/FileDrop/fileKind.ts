export interface FileKind {
  /** As people call it: `PDF`. */
  label: string;
  /** A media type or file extension for the browser's file dialog: `application/pdf`, `.docx`. */
  accept: string;
}
