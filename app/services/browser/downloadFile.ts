/** Lets the browser download what a URL of this site answers. The page stays, even if the answer is no file. */
export function downloadFile(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
