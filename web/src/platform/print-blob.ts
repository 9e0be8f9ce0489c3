/** True when this browser can show, and so print, PDFs itself. */
export const canPrint = (): boolean => navigator.pdfViewerEnabled;

/** Opens the print dialog of the browser for a PDF in a hidden frame. */
export const printBlob = (pdf: Blob): void => {
  const frame = document.createElement('iframe');
  frame.style.display = 'none';
  frame.src = URL.createObjectURL(pdf);
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  // No event reports the end of printing: the frame is removed when the next one is added.
  document.querySelector('iframe[data-print]')?.remove();
  frame.dataset['print'] = '';
};
