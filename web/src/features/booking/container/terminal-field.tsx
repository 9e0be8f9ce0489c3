import { useTranslation } from '../../../platform/words/use-translation.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useBookDrayage, useDrayageFaults, useDrayagePart } from './form/drayage-context.ts';
import { usePickedPlace } from './use-picked-place.ts';

const unknown = 'unknown';
const terminalOf = { place: 'terminal', to_place: 'to_terminal' } as const;

/** The terminal of a port; nothing at rail ramps and ports without known terminals. */
export const TerminalField = ({ end }: { end: 'place' | 'to_place' }) => {
  const { t } = useTranslation();
  const { set } = useBookDrayage();
  const { faultOf } = useDrayageFaults();
  const place = usePickedPlace(end);
  const field = terminalOf[end];
  const terminal = useDrayagePart(field);
  if (!place || place.terminals.length === 0) return null;
  return (
    <SelectField
      label={t('drayage.book.place.terminal')}
      options={[
        { value: unknown, label: t('drayage.book.place.any_terminal') },
        ...place.terminals.map(({ code, name }) => ({ value: code, label: name })),
      ]}
      value={terminal || unknown}
      onChange={(code) => set({ [field]: code === unknown ? '' : code })}
      error={faultOf(field)}
    />
  );
};
