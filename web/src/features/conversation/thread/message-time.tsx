import { dateAndTime } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';

/** When a message was written; of today the time alone. */
export const MessageTime = ({ at }: { at: string }) => {
  const [day, time] = dateAndTime(at);
  const [today] = dateAndTime(new Date().toISOString());
  return (
    <time dateTime={at}>
      {day !== today && (
        <>
          <RefText>{day}</RefText>,{' '}
        </>
      )}
      {time}
    </time>
  );
};
