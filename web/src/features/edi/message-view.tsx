import type { EdiDetails } from '@portal/contract/edi/edi.contract.ts';
import { dateAndTime } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Callout } from '../../ui/primitives/callout.tsx';
import { Decisions } from './decisions.tsx';
import classes from './edi.module.css';

/** What to know before a decision, where one has to be made. */
const useWhy = ({ state, reason, interchange }: EdiDetails): string | null => {
  const { t } = useTranslation();
  if (state === 'held' && reason === 'same_number') return t('edi.why.same_number', { number: interchange });
  if (state === 'held' && reason) return t('edi.why.held', { reason: t(`edi.reasons.${reason}`) });
  if (state === 'orphan') return t('edi.why.orphan');
  return state === 'rejected' ? t('edi.why.rejected') : null;
};

/** A message: why it waits and what may be decided, each segment as it was written and in words, and what happened. */
export const MessageView = ({ message }: { message: EdiDetails }) => {
  const { t } = useTranslation();
  const why = useWhy(message);
  const { file, interchange, group, created_at } = message;
  const facts = {
    file: file.name,
    number: interchange || '–',
    group: group || '–',
    when: dateAndTime(created_at).join(' '),
  };
  return (
    <div className={classes.message}>
      <p className={classes.note}>{t('edi.facts', facts)}</p>
      {why && <Callout>{why}</Callout>}
      <Decisions message={message} />
      <Segments message={message} />
      <section className={classes.happened} aria-labelledby="edi-happened">
        <h3 id="edi-happened">{t('edi.what_happened')}</h3>
        <ol>
          {message.notes.map(({ at, what, user }, index) => (
            // Notes are only added, so their places name them.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <time dateTime={at}>{dateAndTime(at).join(' ')}</time>
              <span>{t(`edi.notes.${what}`, { user: user ?? '' })}</span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
};

const Segments = ({ message: { segments } }: { message: EdiDetails }) => {
  const { t } = useTranslation();
  if (segments === null) return <p className={classes.note}>{t('edi.no_file')}</p>;
  const language = currentLanguage();
  return (
    <table className={classes.segments}>
      <thead>
        <tr>
          <th scope="col">
            <span className={classes.hidden}>{t('edi.line')}</span>
          </th>
          <th scope="col">{t('edi.as_sent')}</th>
          <th scope="col">{t('edi.in_words')}</th>
        </tr>
      </thead>
      <tbody>
        {segments.map(({ line, raw, words, faults, other }) => (
          <tr key={line} data-differs={other !== null || undefined} data-faulty={faults.length > 0 || undefined}>
            <th scope="row">{line}</th>
            <td>
              <code>{raw}</code>
            </td>
            <td>
              {words[language]}
              {other !== null && <b className={classes.other}>{t('edi.first_says', { text: other })}</b>}
              {faults.map((fault) => (
                <b key={fault.en} className={classes.wrong}>
                  {fault[language]}
                </b>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
