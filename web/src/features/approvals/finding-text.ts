import type { Finding } from '@portal/contract/approvals/approval.ts';
import { money } from '../../platform/words/format.ts';
import type { Translate } from '../../platform/words/translate.ts';

const beyond = (value: number, above: number) => money((Math.round(value * 100) - Math.round(above * 100)) / 100);

/** What a rule found, in a few words. */
export const findingTitle = (finding: Finding, t: Translate): string => {
  switch (finding.kind) {
    case 'amount':
    case 'cargo_value':
      return t(`approvals.screens.findings.${finding.kind}`, { above: money(finding.above) });
    case 'mode':
      return t('approvals.screens.findings.mode', { mode: t(`loads.modes.${finding.mode}`) });
    case 'hazmat':
    case 'off_guide':
      return t(`approvals.screens.findings.${finding.kind}`);
    default:
      return t(`approvals.screens.findings.${finding.kind}`, { name: finding.name });
  }
};

/** The same with its measure: by how much, or what of the load it was. */
export const findingText = (finding: Finding, t: Translate): string => {
  switch (finding.kind) {
    case 'amount':
      return t('approvals.screens.findings.amount_text', {
        price: money(finding.price),
        more: beyond(finding.price, finding.above),
      });
    case 'cargo_value':
      return t('approvals.screens.findings.cargo_value_text', {
        value: money(finding.value),
        more: beyond(finding.value, finding.above),
      });
    case 'off_guide':
      return finding.first === null
        ? t('approvals.screens.findings.barred_text')
        : t('approvals.screens.findings.off_guide_text', {
            first: finding.first,
            price: money(finding.first_price ?? 0),
          });
    case 'hazmat':
      return t('approvals.screens.findings.hazmat_text', { classes: finding.classes.join(', ') });
    default:
      return t(`approvals.screens.findings.${finding.kind}_text`);
  }
};

/** All of them in one line. */
export const findingsLine = (findings: readonly Finding[], t: Translate): string =>
  findings.map((one) => findingTitle(one, t)).join(', ');
