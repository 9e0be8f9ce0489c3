/** Where everything lies on a Letter page, in points. */
export const sheet = { left: 40, width: 532, top: 36, bottom: 738 };

/** The white between two sections. */
export const sectionGap = 10;

/** The white beside the text of a cell. */
export const pad = 6;
