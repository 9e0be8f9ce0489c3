const escape = 27;

const isControl = (code: number): boolean => code < 9 || (code > 13 && code < 32 && code !== escape);

/** Whether there are characters that no text has: tabs and ends of lines are none. */
export const hasControls = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (isControl(text.charCodeAt(at))) return true;
  return false;
};
