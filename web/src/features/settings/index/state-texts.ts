import type { SettingStates } from '@portal/contract/settings/setting-states.ts';
import { date, dateAndTime, money, number } from '../../../platform/words/format.ts';
import type { Translate } from '../../../platform/words/translate.ts';

/** A fact, or what somebody has to do something about. */
type StateText = string | { warning: string; count: number };

const listed = (...texts: readonly (string | false)[]): string => texts.filter(Boolean).join(', ');

const saved = (stored: { saved: number } | undefined, t: Translate) =>
  stored &&
  (stored.saved === 0 ? t('settings.index.states.none') : t('settings.index.states.saved', { count: stored.saved }));

const keys = (stored: { keys: number; off: number } | undefined, t: Translate) =>
  stored &&
  (stored.keys === 0
    ? t('settings.index.states.none')
    : listed(
        t('settings.index.states.keys', { count: stored.keys }),
        stored.off > 0 && t('settings.index.states.keys_off', { count: stored.off }),
      ));

const lastDay = (at: string | null): string | null => at && dateAndTime(at)[0];

/** How each setting stands, in words; undefined where the server did not say. */
export const stateTexts: {
  [Name in keyof Required<SettingStates>]: (states: SettingStates, t: Translate) => StateText | undefined;
} = {
  carriers: ({ carriers }, t) => {
    if (!carriers) return undefined;
    const { asked, suspended } = carriers;
    if (asked + suspended === 0) return t('settings.index.states.none');
    return listed(
      t('settings.index.states.carriers', { count: asked }),
      suspended > 0 && t('settings.index.states.suspended', { count: suspended }),
    );
  },
  connections: ({ connections }, t) => {
    if (!connections) return undefined;
    const { on, failing } = connections;
    if (failing > 0) return { warning: t('settings.index.states.failing_wires', { count: failing }), count: failing };
    return on === 0 ? t('settings.index.states.none') : t('settings.index.states.wires', { count: on });
  },
  edi_messages: ({ edi_messages }, t) => {
    if (!edi_messages) return undefined;
    const count = edi_messages.open;
    return count === 0
      ? t('settings.index.states.none_wait')
      : { warning: t('settings.index.states.open_messages', { count }), count };
  },
  rates: ({ rates }, t) => {
    if (!rates) return undefined;
    if (rates.drafts > 0) return t('settings.index.states.drafts', { count: rates.drafts });
    return rates.carriers === 0
      ? t('settings.index.states.none')
      : t('settings.index.states.rated', { count: rates.carriers });
  },
  free_time: ({ free_time }, t) => {
    if (!free_time) return undefined;
    const { rules, closures } = free_time;
    if (rules + closures === 0) return t('settings.index.states.none');
    return listed(
      t('settings.index.states.free_time', { count: rules }),
      closures > 0 && t('settings.index.states.closures', { count: closures }),
    );
  },
  trucks: ({ trucks }, t) =>
    trucks &&
    listed(
      t('settings.index.states.trucks', { count: trucks.types }),
      trucks.hidden > 0 && t('settings.index.states.hidden', { count: trucks.hidden }),
    ),
  carrier_thresholds: ({ carrier_thresholds }, t) => {
    if (!carrier_thresholds) return undefined;
    const { beyond, thresholds } = carrier_thresholds;
    if (beyond > 0) return { warning: t('settings.index.states.beyond', { count: beyond }), count: beyond };
    return thresholds === 0
      ? t('settings.index.states.none')
      : t('settings.index.states.thresholds', { count: thresholds });
  },
  approvals: ({ approvals }, t) => {
    if (!approvals) return undefined;
    return approvals.rules === 0
      ? t('settings.index.states.none')
      : t('settings.index.states.approval_rules', { count: approvals.rules });
  },
  favorite_carriers: ({ favorite_carriers: share }, t) =>
    share && (share.some === 0 ? t('settings.index.states.none') : t('settings.index.states.of', share)),
  locations: ({ locations }, t) => saved(locations, t),
  line_items: ({ line_items }, t) => saved(line_items, t),
  email_notifications: ({ email_notifications: share }, t) => share && t('settings.index.states.mails', share),
  logos: ({ logos: share }, t) =>
    share && (share.some === 0 ? t('settings.index.states.none') : t('settings.index.states.of', share)),
  themes: ({ themes }, t) =>
    themes &&
    listed(
      t('settings.index.states.themes', { count: themes.themes }),
      themes.own > 0 && t('settings.index.states.own', { count: themes.own }),
    ),
  mosaic_carousel: ({ mosaic_carousel }, t) => {
    if (!mosaic_carousel) return undefined;
    const { shown, planned, news } = mosaic_carousel;
    if (shown + planned + news === 0) return t('settings.index.states.none');
    return listed(
      t('settings.index.states.shown', { count: shown + news }),
      planned > 0 && t('settings.index.states.planned', { count: planned }),
    );
  },
  markups: ({ markups }, t) =>
    markups && t('settings.index.states.markups', { percent: number(markups.percent, 3), min: money(markups.min) }),
  insurance_tariffs: ({ insurance_tariffs }, t) => {
    if (!insurance_tariffs) return undefined;
    const { since, next } = insurance_tariffs;
    if (next) return t('settings.index.states.next', { day: date(next) });
    return since ? t('settings.index.states.since', { day: date(since) }) : t('settings.index.states.none');
  },
  carrier_bill_rules: ({ carrier_bill_rules }, t) =>
    carrier_bill_rules &&
    t('settings.index.states.agreed', {
      amount: money(carrier_bill_rules.amount),
      percent: number(carrier_bill_rules.percent, 2),
    }),
  taxes: ({ taxes }, t) => {
    if (!taxes) return undefined;
    const { registrations } = taxes;
    return registrations === 0
      ? t('settings.index.states.taxes_off')
      : t('settings.index.states.taxes_on', { count: registrations });
  },
  ledger: ({ ledger }, t) =>
    ledger &&
    (ledger.last_on
      ? t('settings.index.states.booked', { day: date(ledger.last_on) })
      : t('settings.index.states.none')),
  collections: ({ collections }, t) =>
    collections && t(collections.is_on ? 'settings.index.states.reminding' : 'settings.index.states.not_reminding'),
  statements: ({ statements }, t) => {
    const day = statements && lastDay(statements.last_mailed_at);
    return statements && t(day ? 'settings.index.states.mailed' : 'settings.index.states.unmailed', { day: day ?? '' });
  },
  users: ({ users }, t) =>
    users &&
    listed(
      t('settings.index.states.users', { count: users.users }),
      users.invited > 0 && t('settings.index.states.invited', { count: users.invited }),
    ),
  all_api_keys: ({ all_api_keys }, t) => keys(all_api_keys, t),
  api_keys: ({ api_keys }, t) => keys(api_keys, t),
  webhooks: ({ webhooks }, t) => {
    if (!webhooks) return undefined;
    const { endpoints, off, stopped } = webhooks;
    if (stopped > 0) return { warning: t('settings.index.states.stopped', { count: stopped }), count: stopped };
    if (endpoints === 0) return t('settings.index.states.none');
    const count = t('settings.index.states.endpoints', { count: endpoints });
    return listed(count, off > 0 && t('settings.index.states.endpoints_off', { count: off }));
  },
  audit: ({ audit }, t) => {
    const day = audit && lastDay(audit.last_at);
    return audit && (day ? t('settings.index.states.noted', { day }) : t('settings.index.states.none'));
  },
  operator: ({ operator }) => operator?.name,
  failed_jobs: ({ failed_jobs }, t) => {
    if (!failed_jobs) return undefined;
    if (failed_jobs.failed === 0) return t('settings.index.states.none_failed');
    const { failed } = failed_jobs;
    return { warning: t('settings.index.states.failed', { count: failed }), count: failed };
  },
};
