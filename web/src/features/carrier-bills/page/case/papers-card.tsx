import type { BillDifference, CarrierBillDetails } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '../../../../platform/words/use-translation.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { Card } from '../../../../ui/primitives/card.tsx';
import { loadPapers } from '../../carrier-bills.api.ts';
import shared from '../../carrier-bills.module.css';
import classes from './case.module.css';
import { useDifferenceName } from './difference-text.ts';
import type { Decision, Deciding } from './use-decide.ts';

/** Papers that only the operator reads are no evidence: the carrier's own invoice and what was agreed with it. */
const hiddenTypes: ReadonlySet<string> = new Set(['carrier_invoice', 'rate_confirmation', 'label', 'former_bol']);

const unused = 'none';

const evidenceOf = ({ evidence }: BillDifference): number[] => evidence.map(({ id }) => id);

/** The decisions after which a paper shows this difference and no other; null: none. */
const linkTo = (differences: readonly BillDifference[], paper: number, target: number | null): Decision[] =>
  differences.flatMap((difference) => {
    const [has, should] = [evidenceOf(difference).includes(paper), difference.id === target];
    if (has === should) return [];
    const others = evidenceOf(difference).filter((id) => id !== paper);
    return [{ id: difference.id, evidence: should ? [...others, paper] : others }];
  });

/** The papers of the load once, each with the difference that it shows. */
export const PapersCard = ({
  bill: { load, differences },
  deciding,
}: {
  bill: CarrierBillDetails;
  deciding: Deciding;
}) => {
  const { t } = useTranslation();
  const nameOf = useDifferenceName();
  const { data: papers = [] } = useQuery({ ...loadPapers(load?.id ?? 0), enabled: load !== null });
  const shown = papers.filter(({ type, is_current }) => is_current && !hiddenTypes.has(type));
  const options = [
    { value: unused, label: t('carrier_bills.screens.page.not_used') },
    ...differences.map((difference) => ({ value: String(difference.id), label: nameOf(difference) })),
  ];
  return (
    <Card title={t('carrier_bills.screens.page.papers')} aside={shown.length || undefined}>
      {shown.length === 0 && <span className={shared.quiet}>{t('carrier_bills.screens.page.no_evidence')}</span>}
      {shown.map(({ id, name, url }) => {
        const used = differences.find((difference) => evidenceOf(difference).includes(id));
        return (
          <div key={id} className={classes.paper} data-even>
            <a href={url} target="_blank" rel="noreferrer">
              {name}
            </a>
            {deciding.mayDecide && differences.length > 0 ? (
              <SelectField
                hideLabel
                label={t('carrier_bills.screens.page.shows', { paper: name })}
                options={options}
                value={used ? String(used.id) : unused}
                disabled={deciding.pending}
                onChange={(target) =>
                  deciding.decide(linkTo(differences, id, target === unused ? null : Number(target)))
                }
              />
            ) : (
              <span className={shared.quiet}>{used ? nameOf(used) : t('carrier_bills.screens.page.not_used')}</span>
            )}
          </div>
        );
      })}
    </Card>
  );
};
