import { type BorderCrossing, crossingPorts } from '@portal/contract/places/border-crossing.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { useTranslation } from '../../../platform/words/use-translation.ts';
import { Card } from '../../../ui/primitives/card.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import classes from './load-tendering-page.module.css';

type BorderCardProps = {
  load: LoadDetails;
  border: BorderCrossing;
  faultOf: (field: string) => string | undefined;
  onChange: (border: BorderCrossing) => void;
};

/** The ports of entry of the borders a load crosses that match what is typed. */
const portsFor = ({ stops }: LoadDetails, typed: string) =>
  (['MX', 'CA'] as const)
    .filter((neighbour) => stops.some(({ country }) => country === neighbour))
    .flatMap((neighbour) => crossingPorts[neighbour])
    .filter((port) => port.toLowerCase().includes(typed.trim().toLowerCase()))
    .map((port) => ({ key: port, label: port, value: port }));

/** Where the load crosses the border, who clears it, and whether it travels on in bond. */
export const BorderCard = ({ load, border, faultOf, onChange }: BorderCardProps) => {
  const { t } = useTranslation();
  const { broker } = border;
  const change = (changed: Partial<BorderCrossing>) => onChange({ ...border, ...changed });
  const changeBroker = (changed: Partial<BorderCrossing['broker']>) => change({ broker: { ...broker, ...changed } });
  return (
    <Card title={t('tendering.border.title')}>
      <div className={classes.stopFields}>
        <div className={classes.two}>
          <SuggestField
            label={t('tendering.border.port')}
            required
            maxLength={80}
            text={border.port}
            onText={(port) => change({ port })}
            suggestions={portsFor(load, border.port)}
            onPick={(port) => change({ port })}
            error={faultOf('border.port')}
          />
          <TextField
            label={t('tendering.border.broker')}
            required
            maxLength={120}
            value={broker.name}
            onChange={(name) => changeBroker({ name })}
            error={faultOf('border.broker.name')}
          />
        </div>
        <div className={classes.two}>
          <TextField
            label={t('tendering.border.broker_phone')}
            required
            type="tel"
            maxLength={40}
            value={broker.phone}
            onChange={(phone) => changeBroker({ phone })}
            error={faultOf('border.broker.phone')}
          />
          <TextField
            label={t('tendering.border.broker_email')}
            type="email"
            maxLength={200}
            value={broker.email}
            onChange={(email) => changeBroker({ email })}
            error={faultOf('border.broker.email')}
          />
        </div>
        <Checkbox
          label={t('tendering.border.in_bond')}
          checked={border.in_bond}
          onChange={(in_bond) => change({ in_bond })}
        />
      </div>
    </Card>
  );
};
