import { freightSystemOf } from '../integrations/freight-system/soap-freight-system.ts';
import { insurerOf } from '../integrations/insurer/http-insurer.ts';
import { decryptFor } from '../platform/encrypted-secret.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { createEgress, type Egress } from '../platform/egress/egress.ts';
import { findEndpointsOff, findLinkedCompanies, type LinkedCompany } from './doctor.queries.ts';
import { failed, type Finding, named, ok, reasonOf, warning } from './finding.ts';

const limitMs = 10_000;
/** Nobody's: a provider that knows the key says that it does not know this page. */
const noPage = 'cs_test_portal_doctor';

/** Whether the payment provider answers, and takes the key. */
export async function examinePayments({ payments, simulators }: Config): Promise<Finding> {
  const subject = 'payments';
  if (!payments) {
    const instead = simulators ? 'invoices are paid at the simulated provider' : 'nothing is paid online';
    return ok(subject, `STRIPE_KEY is not set; ${instead}`);
  }
  const { host } = new URL(payments.url);
  try {
    const answer = await fetch(`${payments.url}/v1/checkout/sessions/${noPage}`, {
      headers: { authorization: `Bearer ${payments.key}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    const text = await answer.text();
    if (answer.status === 401 || answer.status === 403)
      return failed(
        subject,
        `${host} refuses the key (${answer.status})`,
        'Look at STRIPE_KEY at the provider: whether it is the whole key, in force, and may open checkout pages.',
      );
    if (answer.status === 404 && text.includes('"error"')) return ok(subject, `${host} answers and takes the key`);
    const advice = 'Look at STRIPE_URL; until it answers nothing is paid online, and payments under way wait.';
    return failed(subject, `${host} answers ${answer.status}, which makes no sense`, advice);
  } catch (error) {
    const advice = 'Nothing is paid online meanwhile. Look at STRIPE_URL and at your firewall.';
    return failed(subject, `${host} does not answer: ${reasonOf(error)}`, advice);
  }
}

/** Looks up a purchase nobody made. */
async function examineInsurer(config: Config, egress: Egress): Promise<Finding> {
  const subject = 'insurer';
  const insurer = insurerOf({ config, egress });
  if (!insurer || !config.insurer) return ok(subject, 'INSURER_URL is not set; certificates are issued by the house');
  const { host } = new URL(config.insurer.url);
  const answer = await insurer.find('portal-doctor');
  if (answer.kind !== 'unclear') return ok(subject, `${host} answers and takes the key`);
  const advice = 'Look at INSURER_URL and INSURER_KEY. Meanwhile no policy is bound, and those bought wait.';
  return failed(subject, `${host} gives no usable answer: ${answer.why}`, advice);
}

const passwordOf = ({ portal_password }: LinkedCompany, { tokenSigningKey }: Config): string =>
  portal_password ? decryptFor('freight system passwords', portal_password, tokenSigningKey).toString('utf8') : '';

/** Signs in to each linked company, at most a few, and out again. */
async function examineFreightSystem(db: Database, config: Config, egress: Egress): Promise<Finding[]> {
  const subject = 'freight system';
  if (!config.freightSystem) return [ok(subject, 'FREIGHT_SYSTEM_URL is not set')];
  const companies = await findLinkedCompanies(db);
  const none = { company_guid: '00000000-0000-0000-0000-000000000000', portal_user: '', portal_password: null };
  const advice =
    'Look at FREIGHT_SYSTEM_URL, user and password, and at the link on the account’s page. Nobody signs in from there ' +
    'meanwhile.';
  const examineOne = async (company: LinkedCompany): Promise<Finding> => {
    try {
      const { portal_user: user } = company;
      const own = user ? { user, password: passwordOf(company, config) } : null;
      const isKnown = await freightSystemOf({ config, egress }, company.company_guid, own)?.companyExists();
      if (isKnown || company === none) return ok(subject, `it lets the portal in to ${company.company_guid}`);
      return failed(subject, `it does not know the company ${company.company_guid}`, advice);
    } catch (error) {
      return failed(subject, reasonOf(error), advice);
    }
  };
  return Promise.all((companies.length > 0 ? companies : [none]).map(examineOne));
}

/** Partners that are asked through the portal's own ways out, each with a question that changes nothing there. */
export async function examinePartners(db: Database, config: Config): Promise<Finding[]> {
  const egress = createEgress();
  try {
    return [await examineInsurer(config, egress), ...(await examineFreightSystem(db, config, egress))];
  } finally {
    await egress.close();
  }
}

/** Endpoints of accounts that the portal has switched off itself: theirs to correct, but somebody may ask the operator. */
export async function examineWebhooks(db: Database): Promise<Finding> {
  const off = await findEndpointsOff(db);
  if (off.length === 0) return ok('webhooks', 'no endpoint was switched off for not answering');
  const names = named(off.map(({ account, url }) => `${new URL(url).host} of ${account}`));
  const advice =
    'Their accounts were mailed. Once the address answers, they switch it on under Settings, Webhooks, and send what failed again.';
  return warning('webhooks', `${off.length} switched off, since they took nothing: ${names}`, advice);
}
