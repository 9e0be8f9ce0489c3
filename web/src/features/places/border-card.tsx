import { hasTwoPorts } from '@portal/contract/places/border.ts';
import { portsBetween, secondPorts } from '@portal/contract/places/border-ports.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import type { Country } from '@portal/contract/places/zip-code.ts';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { SuggestField } from '../../ui/fields/suggest-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import classes from './border-card.module.css';

type BorderCardProps = {
  stops: readonly { country: Country }[];
  border: BorderCrossing;
  /** Out of a country and back into it, under bond in between. */
  isInTransit?: boolean;
  /** Before booking nothing of it has to be known. */
  isRequired?: boolean;
  faultOf: (field: string) => string | undefined;
  onChange: (border: BorderCrossing) => void;
};

/** The ports of entry that match what is typed. */
const matching = (ports: readonly string[], typed: string) =>
  ports
    .filter((port) => port.toLowerCase().includes(typed.trim().toLowerCase()))
    .map((port) => ({ key: port, label: port, value: port }));

/** Where a load crosses the border, who clears it, and whether it travels on in bond. */
export const BorderCard = (props: BorderCardProps) => {
  const { stops, border, isInTransit = false, isRequired = false, faultOf, onChange } = props;
  const { t } = useTranslation();
  const { broker } = border;
  const change = (changed: Partial<BorderCrossing>) => onChange({ ...border, ...changed });
  const changeBroker = (changed: Partial<BorderCrossing['broker']>) => change({ broker: { ...broker, ...changed } });
  return (
    <Card title={t('places.border.title')} {...(!isRequired && { aside: t('places.border.optional') })}>
      <div className={classes.fields}>
        <div className={classes.two}>
          <Ports
            stops={stops}
            border={border}
            isInTransit={isInTransit}
            isRequired={isRequired}
            faultOf={faultOf}
            change={change}
          />
          <TextField
            label={t('places.border.broker')}
            required={isRequired}
            maxLength={120}
            value={broker.name}
            onChange={(name) => changeBroker({ name })}
            error={faultOf('border.broker.name')}
          />
        </div>
        <div className={classes.two}>
          <TextField
            label={t('places.border.broker_phone')}
            required={isRequired}
            type="tel"
            maxLength={40}
            value={broker.phone}
            onChange={(phone) => changeBroker({ phone })}
            error={faultOf('border.broker.phone')}
          />
          <TextField
            label={t('places.border.broker_email')}
            type="email"
            maxLength={200}
            value={broker.email}
            onChange={(email) => changeBroker({ email })}
            error={faultOf('border.broker.email')}
          />
        </div>
        {!isInTransit && (
          <Checkbox
            label={t('places.border.in_bond')}
            checked={border.in_bond}
            onChange={(in_bond) => change({ in_bond })}
          />
        )}
      </div>
    </Card>
  );
};

type PortsProps = Omit<BorderCardProps, 'onChange'> & { change: (changed: Partial<BorderCrossing>) => void };

/** The port of crossing, and between Mexico and Canada that of the other border; in transit that of the way back. */
const Ports = ({ stops, border, isInTransit = false, isRequired = false, faultOf, change }: PortsProps) => {
  const { t } = useTranslation();
  const { port, second_port = '' } = border;
  return (
    <>
      <SuggestField
        label={t('places.border.port')}
        required={isRequired}
        maxLength={80}
        text={port}
        onText={(typed) => change({ port: typed })}
        suggestions={matching(portsBetween(stops, isInTransit), port)}
        onPick={(picked) => change({ port: picked })}
        error={faultOf('border.port')}
      />
      {hasTwoPorts(stops, isInTransit) && (
        <SuggestField
          label={t(isInTransit ? 'places.border.return_port' : 'places.border.second_port')}
          required={isRequired}
          maxLength={80}
          text={second_port}
          onText={(typed) => change({ second_port: typed })}
          suggestions={matching(secondPorts(stops, port, isInTransit), second_port)}
          onPick={(picked) => change({ second_port: picked })}
          error={faultOf('border.second_port')}
        />
      )}
    </>
  );
};
