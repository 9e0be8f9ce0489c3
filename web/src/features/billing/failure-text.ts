import { phraseOfCode } from '../../platform/words/phrase-of-code.ts';
import { translate } from '../../platform/words/translate.ts';

/** Why a payment failed, by the provider's code. */
export const failureText = (code: string | null): string =>
  (code && phraseOfCode('billing.pay.failures', code)) ?? translate('billing.pay.failures.other');
