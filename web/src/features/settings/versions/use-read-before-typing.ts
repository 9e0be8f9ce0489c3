import { useState } from 'react';

/**
 * What a form begins from: the newest that was read until somebody types, so that nothing they typed is lost when another
 * version is read meanwhile. The second value takes whether they have typed something that is not saved.
 */
export const useReadBeforeTyping = <T>(newest: T): [T, (isTyping: boolean) => void] => {
  const [shown, setShown] = useState(newest);
  const [isTyping, setTyping] = useState(false);
  if (!isTyping && shown !== newest) setShown(newest);
  return [shown, setTyping];
};
