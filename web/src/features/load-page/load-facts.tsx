import { countryInTransit, crossesBorder, portsLine } from '@portal/contract/places/border.ts';
import type { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import type { Translate } from '../../platform/words/translate.ts';
import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import { readablePhone } from '@portal/contract/places/phone.ts';
import type { LoadDetails } from '@portal/contract/loads/load.ts';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from '../../platform/words/use-translation.ts';
import { loadAddress } from '../loads/addresses.ts';
import { billToText } from '../places/terms/no-bill-to.ts';
import { truckSentences } from '../quotes/list/truck-sentences.ts';
import { mayDo, useMe } from '../../platform/session/current-user.ts';
import { shortMoney, weekdayDate } from '../../platform/words/format.ts';
import { currentLanguage } from '../../platform/words/i18n.ts';
import { Button, LinkButton } from '../../ui/primitives/button.tsx';
import { RefText } from '../../ui/primitives/date-text.tsx';
import { IconButton } from '../../ui/primitives/icon-button.tsx';
import { PencilIcon } from '../../ui/icons/action-icons.tsx';
import { EditLink } from './edit-link.tsx';
import classes from './load-facts.module.css';
import { lazyDialog } from '../../platform/lazy-part.tsx';

const CustomsDrawer = lazyDialog(async () => (await import('./customs-drawer.tsx')).CustomsDrawer);
const ReferencesDrawer = lazyDialog(async () => (await import('./references-drawer.tsx')).ReferencesDrawer);

/** References, cargo value, accessorials and notes of the load, as far as it has them. */
export const LoadFacts = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const me = useMe();
  const [editing, setEditing] = useState(false);
  const canEdit = mayDo(me, 'patch:loads');
  return (
    <section className={classes.facts} aria-label={t('loads.page.references')}>
      <Fact label={t('loads.page.external_id')} value={load.external_id} />
      {(load.po_number || canEdit) && (
        <Fact label={t('loads.page.po_number')} value={load.po_number}>
          {canEdit && <EditReferences isEmpty={!load.po_number} onPress={() => setEditing(true)} />}
        </Fact>
      )}
      <Fact label={t('loads.page.bol')} value={load.bol_number} />
      <Fact label={t('loads.page.billing_reference')} value={load.billing_reference} />
      <Fact
        label={t('loads.page.cargo_value')}
        value={load.cargo_value_for_insurance ? shortMoney(load.cargo_value_for_insurance) : null}
      />
      <Fact label={t('loads.page.requested_delivery')} value={load.deliver_by && weekdayDate(load.deliver_by)} />
      <Fact label={t('loads.page.requested_by')} value={load.created_by} />
      {otherReferences(load).map(({ type, value }) => (
        <Fact key={`${type} ${value}`} label={referenceName(type, t)} value={value} />
      ))}
      {load.copied_from ? (
        <Fact label={t('loads.page.copied_from')}>
          <LinkButton kind="link" {...loadAddress(load.copied_from)}>
            {String(load.copied_from)}
          </LinkButton>
        </Fact>
      ) : null}
      {load.mode !== 'ltl' && load.mode !== 'drayage' && (
        <div className={classes.wide}>
          <h3 className={classes.label}>{t('loads.book.truck.title')}</h3>
          <p className={classes.text}>
            <RefText>{truckSentences(load, t).join(' ')}</RefText>
          </p>
        </div>
      )}
      <TermsFacts load={load} />
      <BorderFacts load={load} />
      {crossesBorder(load.stops) && <CustomsFacts load={load} canEdit={canEdit} />}
      <Accessorials load={load} />
      {load.portal_notes && (
        <div className={classes.wide}>
          <h3 className={classes.label}>{t('loads.page.notes')}</h3>
          <p className={classes.text}>{load.portal_notes}</p>
        </div>
      )}
      <Suspense>{editing && <ReferencesDrawer load={load} onClose={() => setEditing(false)} />}</Suspense>
    </section>
  );
};

/** Beside the number a pencil; where there is none, words that can be pressed. */
const EditReferences = ({ isEmpty, onPress }: { isEmpty: boolean; onPress: () => void }) => {
  const { t } = useTranslation();
  const label = t('loads.page.edit_references');
  if (!isEmpty) return <IconButton size="small" icon={PencilIcon} label={label} onClick={onPress} />;
  return (
    <Button kind="link" size="small" aria-label={label} onClick={onPress}>
      {t('loads.page.add_reference')}
    </Button>
  );
};

/** Who pays for the freight, where that is not the account. */
const TermsFacts = ({ load: { freight_terms, bill_to } }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  if (freight_terms === 'prepaid') return null;
  const payer = bill_to ? billToText(bill_to) : t('places.terms.receiver');
  return (
    <div className={classes.wide}>
      <h3 className={classes.label}>{t('places.terms.title')}</h3>
      <p className={classes.text}>
        {t(`places.terms.names.${freight_terms}`)}. {t('places.terms.billed_to')} {payer}.
      </p>
    </div>
  );
};

/** Where the load crosses the border, and who clears it. */
const BorderFacts = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  const through = countryInTransit(load.stops, load.in_transit);
  if (!load.border && !through) return null;
  return (
    <div className={classes.wide}>
      <h3 className={classes.label}>{t('loads.page.border')}</h3>
      {through && (
        <p className={classes.text}>{t('places.transit.through', { country: t(`places.countries.${through}`) })}</p>
      )}
      {load.border && <BorderLines border={load.border} isInTransit={through !== null} />}
    </div>
  );
};

/** The ports, whether it travels in bond, which goods in transit always do, and the broker. */
const BorderLines = ({ border, isInTransit }: { border: BorderCrossing; isInTransit: boolean }) => {
  const { t } = useTranslation();
  const { name, phone, email } = border.broker;
  return (
    <>
      <p className={classes.text}>
        {[portsLine(border), border.in_bond && !isInTransit && t('loads.page.in_bond')].filter(Boolean).join(', ')}
      </p>
      <p className={classes.text}>
        {t('loads.page.broker')}: {[name, phone && readablePhone(phone), email].filter(Boolean).join(', ')}
      </p>
    </>
  );
};

/** What was entered for the commercial invoice, and the way to enter it. */
const CustomsFacts = ({ load, canEdit }: { load: LoadDetails; canEdit: boolean }) => {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const { invoice_number: number, incoterm, incoterm_place: place, importer } = load.customs;
  const known = [number, incoterm && [incoterm, place].filter(Boolean).join(' '), importer?.name].filter(Boolean);
  const isEntered = Object.keys(load.customs).length > 0;
  return (
    <div className={classes.wide}>
      <h3 className={classes.label}>{t('loads.customs.title')}</h3>
      {(known.length > 0 || !isEntered) && (
        <p className={classes.text}>{known.join(', ') || t('loads.customs.summary_none')}</p>
      )}
      {canEdit && (
        <Button kind="link" onClick={() => setEditing(true)}>
          {t(isEntered ? 'loads.customs.edit' : 'loads.customs.enter')}
        </Button>
      )}
      <Suspense>{editing && <CustomsDrawer load={load} onClose={() => setEditing(false)} />}</Suspense>
    </div>
  );
};

/** Each with what was said of it: an appointment's day and hours, a contact, an amount. */
const Accessorials = ({ load }: { load: LoadDetails }) => {
  const { t } = useTranslation();
  return (
    <div className={load.accessorials.length > 2 ? classes.wide : classes.fact}>
      <h3 className={classes.label}>{t('loads.page.extras')}</h3>
      {load.accessorials.map(({ id, full_label }) => (
        <p key={id} className={classes.text}>
          <RefText wraps>{full_label[currentLanguage()]}</RefText>
        </p>
      ))}
      <p className={classes.text}>
        {load.accessorials.length === 0 && `${t('loads.page.no_extras')} `}
        <EditLink load={load}>{t('loads.page.edit_extras')}</EditLink>
      </p>
    </div>
  );
};

const referenceName = (type: string, t: Translate): string =>
  phraseOfCode('tendering.references.types', type) ?? t('tendering.references.types.other');

/** The references except the PO number, which is shown separately. */
const otherReferences = (load: LoadDetails) =>
  load.references.filter(({ type, value }) => type !== 'po' || value !== load.po_number);

/** A labeled value; nothing at all where there is neither a value nor what may be done about it. */
const Fact = ({ label, value, children }: { label: string; value?: string | null; children?: ReactNode }) =>
  value || children ? (
    <div className={classes.fact}>
      <h3 className={classes.label}>{label}</h3>
      <div className={classes.value}>
        {value && <RefText>{value}</RefText>}
        {children}
      </div>
    </div>
  ) : null;
