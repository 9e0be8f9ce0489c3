/** Sheets of the kit's dialogs, in the order the kit layers them. */
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** The kit makes a dialog's head a `header`; that would be a second banner of the page for screen readers. */
export const bareHeader = { header: { role: 'presentation' } };
