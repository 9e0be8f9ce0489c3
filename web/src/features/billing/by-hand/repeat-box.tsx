import { ApiError } from '../../../platform/api/api-error.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';

/** Whether a call was refused with this code. */
export const isRefusedBy = (refusal: unknown, code: string): boolean =>
  refusal instanceof ApiError && refusal.items.some((item) => item.code === code);

type RepeatBoxProps = {
  label: string;
  refusal: unknown;
  code: string;
  isRepeat: boolean;
  onRepeat: (isRepeat: boolean) => void;
};

/** Asks whether a number and amount that were recorded before are meant again; nothing until that was refused. */
export const RepeatBox = ({ label, refusal, code, isRepeat, onRepeat }: RepeatBoxProps) => {
  if (!isRepeat && !isRefusedBy(refusal, code)) return null;
  return <Checkbox label={label} checked={isRepeat} onChange={onRepeat} />;
};
