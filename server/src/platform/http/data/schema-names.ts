import type { z } from 'zod';
import { RoleName } from '@portal/contract/access/roles.ts';
import { AccessorialDetails, AccessorialRequest } from '@portal/contract/accessorials/accessorial-request.ts';
import { Accessorial } from '@portal/contract/accessorials/accessorial.ts';
import { AccessorialCode } from '@portal/contract/accessorials/data/accessorials.ts';
import { LoadAccessorial } from '@portal/contract/accessorials/load-accessorial.ts';
import { AccountChange, FirstUser, NewAccount, NewContact, SettingsChange, TrackingChange, TrackingPreferences } from '@portal/contract/accounts/account-input.ts';
import { AccountViewFilters } from '@portal/contract/accounts/account-views.contract.ts';
import { Account, AccountChild, AccountSettings, AccountStatusName, AccountSummary, Contact as AccountContact, CrmAccount } from '@portal/contract/accounts/account.ts';
import { ApiKey, ApiKeyStatus, NewApiKey } from '@portal/contract/api-keys/api-keys.contract.ts';
import { ApprovalCondition, ApprovalRule, ApprovalRules, ApprovalRulesChange, Deputy } from '@portal/contract/approvals/approval-rules.ts';
import { GuidedPlace, Trial } from '@portal/contract/approvals/guide/guide.contract.ts';
import { Guide, GuideChange, GuideRule, GuideVersion, NewGuideRule } from '@portal/contract/approvals/guide/guide-rules.ts';
import { Approval, ApprovalItem, Finding } from '@portal/contract/approvals/approval.ts';
import { AuditEntry } from '@portal/contract/audit/audit.contract.ts';
import { Tokens } from '@portal/contract/auth/auth.contract.ts';
import { SignedChallenge } from '@portal/contract/auth/passkeys.contract.ts';
import { Ageing, Checkout, CreditInput, Invoice, InvoiceDetails, InvoiceEvent, InvoiceMargin, Movement, PayBillings, Payment, RefundInput, SendBilling, Statement } from '@portal/contract/billing/billing.ts';
import { BalancePoint } from '@portal/contract/billing/balances/balances.contract.ts';
import { ChangeFacts, InvoiceChange } from '@portal/contract/billing/invoice-change-schemas.ts';
import { LedgerTotals } from '@portal/contract/billing/ledger-export.ts';
import { ReceivedPayment, SentRefund } from '@portal/contract/billing/money-by-hand.ts';
import { MailedStatement, ScheduleInput, SendStatement, StatementMail, StatementSchedule } from '@portal/contract/billing/statement-mails.ts';
import { AuditLine, BillCharge, BillDifference, BillFile, CarrierBill, CarrierBillDetails, ChargeName, ChargeNames, Decisions, FileTaken, IntakeFault, MatchInput, NamedCharge, NewBill, PaidInput, VoidInput } from '@portal/contract/carrier-bills/carrier-bill.ts';
import { CarrierAlert, CarrierAlertChange, CarrierAlertInput, CarrierFigures as CarrierAlertFigures } from '@portal/contract/carriers/carrier-alert.ts';
import { Carrier } from '@portal/contract/carriers/carrier.ts';
import { ListedCarrier } from '@portal/contract/carriers/carriers.contract.ts';
import { CalendarChange, CalendarInput, ConnectionChange as CarrierConnectionChange, ConnectionInput } from '@portal/contract/carriers/connection-input.ts';
import { ClaimCategory, ClaimCurrency, ClaimEvent, ClaimReason, ClaimSide, ClaimStatus, ClaimType, ClaimWarning, Deadline, DeclineReason, EvidenceKind, ShipperAction } from '@portal/contract/claims/claim-schemas.ts';
import { ClaimViewFilters } from '@portal/contract/claims/claim-views.contract.ts';
import { Claim, ClaimChange, ClaimEntry, ClaimSummary, NewClaim, NewMessage } from '@portal/contract/claims/claim.ts';
import { ClaimGuide, ClaimSums } from '@portal/contract/claims/claims.contract.ts';
import { CustomsData } from '@portal/contract/commodities/customs-data.ts';
import { CountryOfOrigin } from '@portal/contract/commodities/customs.ts';
import { DimensionUnit, WeightUnit } from '@portal/contract/commodities/density.ts';
import { FreightClass } from '@portal/contract/commodities/freight-class.ts';
import { HandlingUnit } from '@portal/contract/commodities/handling-units.ts';
import { ClassDivision, HazardClass, InhalationZone, PackingGroup, SubsidiaryHazard } from '@portal/contract/commodities/hazmat.ts';
import { HazmatEntry } from '@portal/contract/commodities/hazmat/hazmat-entry.ts';
import { HazmatNotes } from '@portal/contract/commodities/hazmat/hazmat-notes.ts';
import { Hazmat, LineItemChange, LineItemInput, OrderLineItem } from '@portal/contract/commodities/line-item.ts';
import { NewSavedItem, SavedItem, SavedItemChange } from '@portal/contract/commodities/saved-item.ts';
import { LoadPerson, Message } from '@portal/contract/conversation/message.ts';
import { FiledPaper } from '@portal/contract/documents/generated-papers.contract.ts';
import { LabelShape } from '@portal/contract/documents/labels.contract.ts';
import { LoadDocument } from '@portal/contract/documents/load-document.ts';
import { ContainerCode } from '@portal/contract/drayage/container-schemas.ts';
import { ContainerFreeDay, ContainerSeal, DrayageChange, DrayageInput, HaulChoice, DrayageDoor } from '@portal/contract/drayage/drayage-input.ts';
import { ContainerClock, DrayageCarrier, DrayageClock, DrayageLoad, DrayagePlace, HaulDeadline, ClockCharge, ClockDays, ClockReading } from '@portal/contract/drayage/drayage-load.ts';
import { TruckType } from '@portal/contract/equipment/equipment.contract.ts';
import { TemperatureRange, TemperatureUnit } from '@portal/contract/equipment/temperature.ts';
import { TruckRequest } from '@portal/contract/equipment/truck-request.ts';
import { TruckBodyName, TruckTypeChange, TruckTypeInput } from '@portal/contract/equipment/truck-type-input.ts';
import { ConnectionChange as FreightSystemConnectionChange } from '@portal/contract/freight-system/connection.ts';
import { ConnectionFault, Connection as FreightSystemConnection } from '@portal/contract/freight-system/freight-system.contract.ts';
import { DemoRequest, DemoRequestStatusName, ReceivedDemoRequest } from '@portal/contract/guests/demo-request.ts';
import { CarouselItem, CarouselItemChange, CarouselItemInput, HomeInfo, HomeInfoChange, HomeInfoInput } from '@portal/contract/home/home-content.ts';
import { ErrorItem, ErrorReply } from '@portal/contract/http/error-reply.ts';
import { DifferenceReport, PaperDifference, ReportedDifference, VerifiedCertificate } from '@portal/contract/insurance/certificate-check.ts';
import { Certificate, CertifyInput, FreePolicies, InsuranceChange, InsuranceDocument, InsuranceGoods, InsuranceInput, InsuranceOffer, InsuranceQuote, LossPayable, ShareCertificate } from '@portal/contract/insurance/insurance.ts';
import { ClaimInsurance, LossChange, LossReport } from '@portal/contract/insurance/losses.ts';
import { FailedJob } from '@portal/contract/jobs/jobs.contract.ts';
import { ListImport, ListImportReply } from '@portal/contract/lists/list-import.ts';
import { SheetSource } from '@portal/contract/lists/sheet-source.ts';
import { CancellationReason } from '@portal/contract/loads/cancellation-reasons.ts';
import { HistoryChange, HistoryEntry } from '@portal/contract/loads/history.ts';
import { ImportFault, ImportLoad, ImportReply, ImportRow, Column } from '@portal/contract/loads/import/import.contract.ts';
import { HauledContainer } from '@portal/contract/loads/journey-fields.ts';
import { ImportMapping } from '@portal/contract/loads/import/import-mappings.contract.ts';
import { MissingDetail } from '@portal/contract/loads/external-id.ts';
import { OrderInput } from '@portal/contract/loads/orders/order.ts';
import { OrderReply } from '@portal/contract/loads/orders/orders.contract.ts';
import { StopChange } from '@portal/contract/loads/load-parts.contract.ts';
import { LoadStatus, StatusGroup } from '@portal/contract/loads/load-status-schemas.ts';
import { Lane, LanePrice } from '@portal/contract/loads/lanes/lanes.contract.ts';
import { Contact, LineItem, LoadChange, LoadDetails, LoadInput, LoadSummary, PriceLine, Stop, StopInput, TrackingEvent } from '@portal/contract/loads/load.ts';
import { LoadSort } from '@portal/contract/loads/loads.contract.ts';
import { SavedView, ViewFilters, ViewColumns } from '@portal/contract/loads/saved-views.contract.ts';
import { DispatchModeName, DispatchModes } from '@portal/contract/modes/dispatch-modes-schema.ts';
import { LoadMode } from '@portal/contract/modes/load-mode-schema.ts';
import { QuoteType } from '@portal/contract/modes/quote-type-schema.ts';
import { MailChoices, Subscription } from '@portal/contract/notifications/mail-choices.contract.ts';
import { Notification } from '@portal/contract/notifications/notifications.contract.ts';
import { BillTo, FreightTerms, KnownBillTo } from '@portal/contract/places/terms/bill-to.ts';
import { BorderCrossing } from '@portal/contract/places/border-crossing.ts';
import { Place } from '@portal/contract/places/places.contract.ts';
import { Country } from '@portal/contract/places/postal.ts';
import { FurtherContact, Location, LocationChange, LocationInput } from '@portal/contract/places/saved-location.ts';
import { CarrierQuote, Liability } from '@portal/contract/quotes/carrier-quote.ts';
import { HandBack, QuoteByHand } from '@portal/contract/quotes/hand-quote.ts';
import { WaitingForQuote } from '@portal/contract/quotes/hand-quotes.contract.ts';
import { Markup, MarkupsByMode } from '@portal/contract/quotes/markup.ts';
import { CarrierQuotes, EarlierRound } from '@portal/contract/quotes/quotes.contract.ts';
import { ExplainedOffer, PriceExplanation, PriceQuestion } from '@portal/contract/rates/explained-price.ts';
import { CellFault, DraftInput, DraftPage, ImportReport, Kind, RatedCarrier, SheetChange, SheetRows, TariffPage, TariffSeries, TariffVersion } from '@portal/contract/rates/rate-table.ts';
import { NewRole, Permission, RightGrant, RightsChange, Role, RoleChange, RolePermission, RoleWithRights } from '@portal/contract/roles/role.ts';
import { SettingStates } from '@portal/contract/settings/setting-states.ts';
import { Setting } from '@portal/contract/settings/settings.contract.ts';
import { ThemeUse } from '@portal/contract/settings/theme-use.ts';
import { ThemeColors } from '@portal/contract/settings/themes.ts';
import { JoinedLoad, Joining, JoinLoads } from '@portal/contract/loads/orders/joining.ts';
import { LoadNotices, NoticeRecipient } from '@portal/contract/notices/load-notices.ts';
import { LocationNotices } from '@portal/contract/places/location-notices.ts';
import { PublicTracking } from '@portal/contract/sharing/public-tracking.ts';
import { PublicPaper, Share, ShareFiles, ShareRecipient, SharedPage } from '@portal/contract/sharing/share.ts';
import { TrackingLink } from '@portal/contract/sharing/sharing.contract.ts';
import { SingleSignOnChange } from '@portal/contract/single-sign-on/provider.ts';
import { ProviderFault, SingleSignOn } from '@portal/contract/single-sign-on/single-sign-on.contract.ts';
import { AttentionItem } from '@portal/contract/statistics/attention.ts';
import { AccessorialFigures, BillingFigures, CarrierFigures, ModeFigures, MonthlyModeFigures, StatusFigures, StopFigures } from '@portal/contract/statistics/figures.ts';
import { AgentCommission, FirstQuoteFigures, FunnelFigures, MarginFigures, OperatorOverview } from '@portal/contract/statistics/operator-figures.ts';
import { Period } from '@portal/contract/statistics/period.ts';
import { AssignTruck, DeclineLoad, ReportProgress } from '@portal/contract/tendering/assign-truck.ts';
import { Assignment, WaitingLoad } from '@portal/contract/tendering/assignments.contract.ts';
import { DispatchViewFilters } from '@portal/contract/tendering/dispatch-views.contract.ts';
import { CancelLoad, TenderLoad, TenderStop } from '@portal/contract/tendering/tender.ts';
import { CarrierEventType } from '@portal/contract/tracking/carrier-events.ts';
import { CarrierPush } from '@portal/contract/tracking/tracking.contract.ts';
import { WireEvent } from '@portal/contract/tracking/wire-event.ts';
import { CommissionInterval, Invitation, ListedUser, OpenSession, UserState } from '@portal/contract/users/managed-user.ts';
import { Me, OwnAccount, User, UserChanges } from '@portal/contract/users/users.contract.ts';
import { BothLanguages, Language } from '@portal/contract/words/language-schemas.ts';
import { x12Wire } from '@portal/contract/carriers/wires/x12-wire.ts';
import { EdiDetails, EdiMessage, EdiPartner } from '@portal/contract/edi/edi.contract.ts';
import { Wire as CarrierWire, WireChange as CarrierWireChange, WireInput as CarrierWireInput } from '@portal/contract/carriers/wires/wire-schemas.ts';
import { Connection as CarrierConnection, Calendar } from '@portal/contract/carriers/connections.contract.ts';
import { SharedRows } from '@portal/contract/rates/rates.contract.ts';
import { SetupStep, Setup } from '@portal/contract/setup/setup.contract.ts';
import { Begun } from '@portal/contract/billing/online-payments.contract.ts';
import { AccountDunning, Collection, DunningDays, DunningMail, DunningTermsInput } from '@portal/contract/billing/collections/dunning.ts';
import { PaymentPromise } from '@portal/contract/billing/collections/promises.ts';
import { RecoveryInput, WriteOff, WriteOffDecision, WriteOffInput } from '@portal/contract/billing/collections/write-offs.ts';
import { ClosedMonths } from '@portal/contract/billing/periods/periods.contract.ts';
import { EventBody, Webhook, WebhookAttempt, WebhookDelivery, WebhookEventName } from '@portal/contract/webhooks/webhook-schemas.ts';
import { Plan, PlanChange, PlanDay, PlanInput } from '@portal/contract/templates/plans.contract.ts';
import { Template } from '@portal/contract/templates/templates.contract.ts';
import { NewWebhook } from '@portal/contract/webhooks/webhooks.contract.ts';

/**
 * What a schema that calls share is called in the OpenAPI document, and so in clients that are made of it: a name that
 * stands here once stays. A part of several calls without a name would be written out in each of them.
 */
export const schemaNames = {
  Accessorial,
  AccessorialCode,
  AccessorialDetails,
  AccessorialFigures,
  AccessorialRequest,
  Account,
  AccountChange,
  AccountChild,
  AccountContact,
  AccountSettings,
  AccountSettingsChange: SettingsChange,
  AccountStatusName,
  AccountSummary,
  AccountViewFilters,
  AgentCommission,
  ApiKey,
  ApiKeyStatus,
  Approval,
  ApprovalCondition,
  ApprovalDeputy: Deputy,
  ApprovalFinding: Finding,
  ApprovalItem,
  ApprovalRule,
  ApprovalRules,
  Guide,
  GuideChange,
  GuidedPlace,
  GuideRule,
  GuideVersion,
  NewGuideRule,
  GuideTrial: Trial,
  ApprovalRulesChange,
  AssignTruck,
  Assignment,
  AttentionItem,
  AuditEntry,
  BegunPayment: Begun,
  BillAuditLine: AuditLine,
  BillCharge,
  BillDecisions: Decisions,
  BillDifference,
  BillFile,
  BillFileFault: IntakeFault,
  BillFileTaken: FileTaken,
  BillMatchInput: MatchInput,
  BillPaidInput: PaidInput,
  BillVoidInput: VoidInput,
  BillingFigures,
  BillTo,
  KnownBillTo,
  FreightTerms,
  BorderCrossing,
  BothLanguages,
  CancelLoad,
  CancellationReason,
  CarouselItem,
  CarouselItemChange,
  CarouselItemInput,
  Carrier,
  CarrierAlert,
  CarrierAlertChange,
  CarrierAlertFigures,
  CarrierAlertInput,
  CarrierBill,
  CarrierBillDetails,
  CarrierChargeName: ChargeName,
  CarrierChargeNames: ChargeNames,
  NamedCharge,
  CarrierCalendar: Calendar,
  CarrierCalendarChange: CalendarChange,
  CarrierCalendarInput: CalendarInput,
  CarrierConnection,
  CarrierConnectionChange,
  CarrierConnectionInput: ConnectionInput,
  CarrierEventType,
  CarrierFigures,
  CarrierPush,
  CarrierWire,
  CarrierWireChange,
  CarrierWireInput,
  EdiDetails,
  EdiMessage,
  X12WireSettings: x12Wire.Settings,
  EdiPartner,
  CertificateDifference: PaperDifference,
  CertificateDifferenceReport: DifferenceReport,
  CertifyInput,
  Checkout,
  Claim,
  ClaimCategory,
  ClaimChange,
  ClaimCurrency,
  ClaimDeadline: Deadline,
  ClaimDeclineReason: DeclineReason,
  ClaimEntry,
  ClaimEvent,
  ClaimEvidenceKind: EvidenceKind,
  ClaimGuide,
  ClaimInsurance,
  ClaimReason,
  ClaimShipperAction: ShipperAction,
  ClaimSide,
  ClaimStatus,
  ClaimSummary,
  ClaimSums,
  ClaimType,
  ClaimViewFilters,
  ClaimWarning,
  ClassDivision,
  AccountDunning,
  ClosedMonths,
  Collection,
  DunningDays,
  DunningMail,
  DunningTermsInput,
  PaymentPromise,
  RecoveryInput,
  WriteOff,
  WriteOffDecision,
  WriteOffInput,
  CommissionInterval,
  Contact,
  ContainerClock,
  ContainerClockCharge: ClockCharge,
  ContainerClockDays: ClockDays,
  ContainerClockReading: ClockReading,
  ContainerCode,
  ContainerFreeDay,
  ContainerSeal,
  Country,
  CountryOfOrigin,
  CreditInput,
  CrmAccount,
  CustomsData,
  DeclineLoad,
  DemoRequest,
  DemoRequestStatusName,
  DimensionUnit,
  DispatchModeName,
  DispatchModes,
  DispatchViewFilters,
  DrayageCarrier,
  DrayageChange,
  DrayageClock,
  DrayageDoor,
  DrayageInput,
  DrayageLoad,
  DrayagePlace,
  EarlierRound,
  ErrorItem,
  ErrorReply,
  ExplainedOffer,
  FailedJob,
  FiguresPeriod: Period,
  FiledPaper,
  FirstQuoteFigures,
  FirstUser,
  FreePolicies,
  FreightClass,
  FreightSystemConnection,
  FreightSystemConnectionChange,
  FreightSystemConnectionFault: ConnectionFault,
  FunnelFigures,
  FurtherContact,
  HandlingUnit,
  HaulChoice,
  HaulDeadline,
  HauledContainer,
  HazardClass,
  Hazmat,
  HazmatEntry,
  HazmatNotes,
  HistoryChange,
  HistoryEntry,
  HomeInfo,
  HomeInfoChange,
  HomeInfoInput,
  ImportMapping,
  ImportedLoad: ImportLoad,
  InhalationZone,
  InsuranceCertificate: Certificate,
  InsuranceChange,
  InsuranceDocument,
  InsuranceGoods,
  InsuranceInput,
  InsuranceOffer,
  InsuranceQuote,
  Invitation,
  Invoice,
  InvoiceAgeing: Ageing,
  BalancePoint,
  InvoiceChange,
  InvoiceChangeFacts: ChangeFacts,
  InvoiceDetails,
  InvoiceEvent,
  InvoiceMargin,
  LabelShape,
  Lane,
  LanePrice,
  Language,
  LedgerTotals,
  Liability,
  LineItem,
  LineItemChange,
  LineItemInput,
  ListColumns: ViewColumns,
  ListImport,
  ListImportReply,
  ListedCarrier,
  ListedUser,
  Load: LoadDetails,
  LoadAccessorial,
  JoinedLoad,
  Joining,
  JoinLoads,
  LoadChange,
  LoadDocument,
  LoadImportColumn: Column,
  LoadImportFault: ImportFault,
  LoadImportReply: ImportReply,
  LoadImportRow: ImportRow,
  LoadInput,
  LoadMode,
  LoadNotices,
  LoadQuotes: CarrierQuotes,
  LoadSort,
  LoadStatus,
  LoadPerson,
  LoadSummary,
  LoadMessage: Message,
  LoadView: SavedView,
  LoadViewFilters: ViewFilters,
  Location,
  LocationChange,
  LocationInput,
  LocationNotices,
  LossChange,
  LossPayable,
  LossReport,
  MailChoices,
  MailSubscription: Subscription,
  MailedStatement,
  MarginFigures,
  Markup,
  MarkupsByMode,
  Me,
  MissingDetail,
  ModeFigures,
  MonthlyModeFigures,
  NewAccount,
  NewApiKey,
  NewCarrierBill: NewBill,
  NewClaim,
  NewWebhook,
  NewClaimMessage: NewMessage,
  NewContact,
  NewRole,
  NewSavedItem,
  NoticeRecipient,
  Notification,
  OpenSession,
  OperatorOverview,
  OrderInput,
  OrderLineItem,
  OrderReply,
  OwnAccount,
  PackingGroup,
  PayBillings,
  Payment,
  Permission,
  Place,
  RecurringLoad: Plan,
  RecurringLoadChange: PlanChange,
  RecurringLoadDay: PlanDay,
  RecurringLoadInput: PlanInput,
  PriceExplanation,
  PriceLine,
  PriceQuestion,
  PublicPaper,
  PublicTracking,
  Quote: CarrierQuote,
  QuoteByHand,
  QuoteHandBack: HandBack,
  QuoteType,
  RateImportReport: ImportReport,
  RateTable: SharedRows,
  RatedCarrier,
  ReceivedDemoRequest,
  ReceivedPayment,
  RefundInput,
  ReportProgress,
  ReportedCertificateDifference: ReportedDifference,
  RightGrant,
  RightsChange,
  Role,
  RoleChange,
  RoleName,
  RolePermission,
  RoleWithRights,
  SavedItem,
  SavedItemChange,
  SendBilling,
  SendStatement,
  SentRefund,
  Setting,
  SettingStates,
  SetupProgress: Setup,
  SetupStep,
  Share,
  ShareCertificate,
  ShareFiles,
  ShareRecipient,
  SharedPage,
  SheetSource,
  SignedChallenge,
  SingleSignOn,
  SingleSignOnChange,
  SingleSignOnFault: ProviderFault,
  Statement,
  StatementMail,
  StatementMovement: Movement,
  StatementSchedule,
  StatementScheduleInput: ScheduleInput,
  StatusFigures,
  StatusGroup,
  Stop,
  StopChange,
  StopFigures,
  StopInput,
  SubsidiaryHazard,
  Tariff: TariffPage,
  TariffCellFault: CellFault,
  TariffDraft: DraftPage,
  TariffDraftInput: DraftInput,
  TariffKind: Kind,
  TariffSeries,
  TariffSheet: SheetRows,
  TariffSheetChange: SheetChange,
  TariffVersion,
  TemperatureRange,
  TemperatureUnit,
  Template,
  TenderLoad,
  TenderStop,
  ThemeColors,
  ThemeUse,
  Tokens,
  TrackingEvent,
  TrackingLink,
  TrackingPreferences,
  TrackingPreferencesChange: TrackingChange,
  TruckBodyName,
  TruckRequest,
  TruckType,
  TruckTypeChange,
  TruckTypeInput,
  User,
  UserChanges,
  UserState,
  VerifiedCertificate,
  WaitingForQuote,
  WaitingLoad,
  Webhook,
  WebhookAttempt,
  WebhookDelivery,
  WebhookEvent: EventBody,
  WebhookEventName,
  WeightUnit,
  WireEvent,
} satisfies Record<string, z.core.$ZodType>;
