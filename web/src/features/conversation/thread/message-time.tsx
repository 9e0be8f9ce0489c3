import { dateAndTime } from '../../../platform/words/format.ts';
import { RefText } from '../../../ui/primitives/date-text.tsx';

/** When a message was written: of today the time alone, of this year without it. */
export const MessageTime = ({ at }: { at: string }) => {
  const [day, time] = dateAndTime(at);
  const [today] = dateAndTime(new Date().toISOString());
  const year = /-\d{4}$/;
  const isThisYear = year.exec(day)?.[0] === year.exec(today)?.[0];
  return (
    <time dateTime={at}>
      {day !== today && (
        <>
          <RefText>{isThisYear ? day.replace(year, '') : day}</RefText>,{' '}
        </>
      )}
      {time}
    </time>
  );
};
