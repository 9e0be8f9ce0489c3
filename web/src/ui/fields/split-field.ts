import type { FieldFrame } from './field.tsx';

/** Separates what goes around a control from what goes on it. */
export const splitField = <P extends FieldFrame>(props: P): [frame: FieldFrame, rest: Omit<P, keyof FieldFrame>] => {
  const { label, hideLabel, aside, hint, error, required, ...rest } = props;
  const frame = { label, hint, aside, error, ...(hideLabel && { hideLabel }), ...(required && { required }) };
  return [frame, rest];
};
