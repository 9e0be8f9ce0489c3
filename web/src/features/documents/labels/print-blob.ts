/** Whether this browser shows PDFs itself; one that does not can only keep them. */
export const mayPrint = (): boolean => navigator.pdfViewerEnabled;

/** Opens the browser's print window for a PDF, out of sight. */
export const printBlob = (pdf: Blob): void => {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = URL.createObjectURL(pdf);
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  // Nothing says when the print window is closed: the frame goes when the next one comes, or with the screen.
  document.querySelector('iframe[data-print]')?.remove();
  frame.dataset['print'] = '';
};
