import { z } from 'zod';
import { contract } from '../http/endpoint.ts';
import { LoadId, LoadInput } from '../loads/load.ts';
import { QuoteType } from '../modes/quote-type-schema.ts';
import { Id, IdText, Instant, requiredText } from '../values/values.ts';
import { templatesCalls } from './templates.calls.ts';

/** As many templates as an account has at most. */
export const mostTemplates = 200;

export const TemplateName = requiredText(80);

const TemplateEnd = z.strictObject({ name: z.string(), city: z.string(), state: z.string(), zip_code: z.string() });

/** A load kept by a name, without its days, that everybody of the account begins loads from. */
export const Template = z.strictObject({
  id: Id,
  name: z.string(),
  version: z.int(),
  quote_type: QuoteType,
  origin: TemplateEnd,
  destination: TemplateEnd,
  /** The load it was made from, or last replaced by. */
  load_id: LoadId,
  /** How many loads were begun from it, and how many recurring loads that have not ended are made of it. */
  uses: z.int(),
  plans: z.int(),
  changed_at: Instant,
  changed_by: z.string(),
});
export type Template = z.infer<typeof Template>;

const byId = z.strictObject({ id: IdText });

export const templates = contract(templatesCalls, {
  list: {
    summary: 'The templates of the own account, by name',
    reply: z.strictObject({ items: z.array(Template) }),
  },
  get: {
    summary: 'A template with the body of a load to begin from it: for POST /api/loads, picked up today',
    params: byId,
    reply: Template.extend({ load: LoadInput }),
    errors: [404],
  },
  add: {
    summary: 'Keep a load of the own account as a template, by a name that is not taken in the account',
    body: z.strictObject({ name: TemplateName, load_id: LoadId }),
    reply: Template,
    status: 201,
    errors: [404, 409],
  },
  change: {
    summary: 'Give a template another name, or the content of another load',
    params: byId,
    body: z.strictObject({
      name: TemplateName.optional(),
      load_id: LoadId.optional(),
      /** The version the change was made from; one that is no longer the latest is refused. Left out: changed in any case. */
      version: z.int().min(1).optional(),
    }),
    reply: Template,
    errors: [404, 409],
  },
  remove: {
    summary: 'Forget a template; 409 while recurring loads are made of it',
    params: byId,
    errors: [404, 409],
  },
});
