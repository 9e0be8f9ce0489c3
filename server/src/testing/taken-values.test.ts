import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { features } from '../features.ts';
import { sharedTestApp } from './test-app.ts';

/** What a verb looks for, under a lock or with the insert itself, and refuses in words of its own. */
const saidByVerbs = [
  'api_keys_company',
  'approval_agreements_request_id_rule_key_for_user_id_key',
  'approval_requests_waiting',
  'approval_rules_account_id_version_key',
  'carrier_alert_crossings_open',
  'carrier_bills_number',
  'carrier_wires_carrier_id_wire_key',
  'carriers_scac_key',
  'edi_files_read_once',
  'edi_sets_sent_once',
  'claims_argued_once',
  'closed_months_once',
  'drayage_tariffs_carrier_id_place_service_class_effective_fr_key',
  'freight_system_users_company_guid_user_guid_key',
  'insurance_quotes_cover',
  'load_accessorials_load_id_code_key',
  'import_mappings_account_id_shape_key',
  'loads_external_id',
  'passkeys_credential_id_key',
  'payment_promises_standing',
  'permissions_name_key',
  'routing_guides_account_id_version_key',
  'role_permissions_role_id_permission_id_when_dispatch_when_b_key',
  'roles_name',
  'saved_views_default',
  'saved_views_name',
  'single_sign_on_users_issuer_subject_key',
  'tariff_drafts_carrier_id_kind_series_key',
  'tenders_one_open',
  'truck_types_code_key',
  'write_offs_standing',
];

/** Values that the portal makes, or others send of themselves: no caller has chosen one. */
const madeByPortal = [
  'accounts_one_operator',
  'api_keys_secret_hash_key',
  'carrier_bill_differences_bill_id_position_key',
  'carrier_quotes_round_id_carrier_id_mode_service_class_key',
  'carrier_requests_round_id_carrier_id_mode_key',
  'checkout_invoices_live',
  'checkouts_intent_id',
  'checkouts_key_key',
  'checkouts_session_id',
  'credit_notes_number_key',
  'documents_filed_once',
  'documents_storage_key_key',
  'documents_thumbnail_key',
  'documents_version',
  'handling_unit_numbers_sscc_key',
  'insurance_quotes_verification_code',
  'invoice_changes_difference_id_key',
  'invoices_load',
  'invoices_number_key',
  'invoices_policy',
  'line_items_load_id_position_key',
  'load_plan_days_load',
  'loads_bol_number',
  'mail_digest_items_user_id_event_key',
  'mail_digests_user_id_day_key',
  'mailed_statements_by_schedule',
  'notice_mails_once',
  'notifications_user_id_event_key',
  'outgoing_events_account_id_origin_key',
  'outgoing_events_account_id_position_key',
  'payments_checkout_id_key',
  'quote_rounds_load_id_round_key',
  'refunds_key_key',
  'roles_key_key',
  'share_recipients_token_hash_key',
  'single_sign_on_link_code_key',
  'socket_io_attachments_id_key',
  'stops_load_id_position_key',
  'tenders_tender_key_key',
  'tenders_wire_id_key',
  'tracking_events_carrier_id_carrier_event_id_key',
  'tracking_links_token_hash_key',
  'truck_types_image_key',
  'webhook_deliveries_endpoint_id_event_id_key',
];

it('whatever may stand once only has words for who enters it twice, or cannot be entered', async () => {
  const { services } = await sharedTestApp();
  const { rows } = await sql<{ name: string }>`
    select t.relname as name from pg_index i join pg_class t on t.oid = i.indexrelid
    where i.indisunique and not i.indisprimary and t.relnamespace = 'public'::regnamespace`.execute(services.db);
  const declared = features.flatMap(({ taken = {} }) => Object.keys(taken));
  const known = [...declared, ...saidByVerbs, ...madeByPortal];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});
