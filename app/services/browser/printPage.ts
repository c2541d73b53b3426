/** Prints the page under a title that names the file. */
export function printPage(title: string): void {
  const before = document.title;
  document.title = title;
  window.print();
  document.title = before;
}
