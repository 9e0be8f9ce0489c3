/** Where everything lies on a Letter page, in points. */
export const sheet = { left: 40, width: 532, top: 32, bottom: 744 };

/** The white between two sections. */
export const sectionGap = 8;

/** The white beside the text of a cell. */
export const pad = 6;
