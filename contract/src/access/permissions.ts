import { capabilities, type Capability } from './can.ts';

/**
 * What may be done to which resource. The strings `method:resource` are what roles hold in the
 * database, what contract rows ask for and what the interface shows or hides by.
 */
const resources = {
  accessorials: ['get'],
  'account-settings': ['get', 'patch'],
  accounts: ['get', 'post', 'patch', 'delete'],
  /** Keys for programs of the account; the operator's people see those of all accounts. */
  'api-key': ['get', 'post', 'patch', 'delete'],
  /** Deciding about bookings that wait for an approval; which ones, the rules of the account say. */
  approval: ['get', 'post'],
  /** What an account wants approved before it is booked, and by whom. */
  'approval-rule': ['get', 'patch'],
  /** Who changed what, of the own account. */
  audit: ['get'],
  /** Credits, received payments and statements made elsewhere: the operator's alone. */
  billing: ['post'],
  /** Finding trucks for loads and reporting their progress: the operator's alone. */
  assignment: ['get', 'post'],
  cancellation: ['get', 'post'],
  /** Bills of carriers and what is decided about them: the operator's alone. */
  'carrier-bills': ['get', 'post'],
  'carrier-alert': ['get', 'post', 'patch', 'delete'],
  carriers: ['get', 'patch'],
  /** Carriers themselves and how they are reached: the operator's alone. */
  'carrier-connection': ['get', 'post', 'patch'],
  /** The wires carriers are reached by, with their secrets: the operator's alone. */
  'carrier-wire': ['get', 'post', 'patch', 'delete'],
  /** The insurer's own number of a certificate: the operator's alone. */
  'certificate-number': ['patch'],
  claims: ['get', 'post', 'patch'],
  /** Messages between carriers and the portal by X12, and what is decided about them: the operator's alone. */
  edi: ['get', 'patch'],
  clone: ['get'],
  /** What is said about a load, and whose it is. */
  conversation: ['get', 'post'],
  'crm-account': ['get', 'post', 'patch', 'delete'],
  'crm-contact': ['get', 'post', 'patch', 'delete'],
  'distance-coordinates': ['get'],
  docs: ['get'],
  'docs-generate': ['post'],
  'favorite-carriers': ['patch'],
  history: ['get'],
  home: ['get', 'post', 'patch', 'delete'],
  /** Cargo insurance, within the modes an account may dispatch. */
  insurance: ['get', 'post', 'patch', 'delete'],
  'line-items': ['get', 'post', 'patch', 'delete'],
  'load-accessorials': ['get', 'post', 'patch', 'delete'],
  loads: ['get', 'post', 'patch'],
  locations: ['get', 'post', 'patch', 'delete'],
  /** Letting an assistant act by the Model Context Protocol: a key has it only where it names it. */
  mcp: ['post'],
  'nmfc-standardization': ['get', 'post'],
  /** Prices entered by hand: the operator's alone. */
  'operations-quote': ['get', 'post'],
  /** Margins, funnel and commissions over all accounts: the operator's alone. */
  'operator-statistics': ['get'],
  payments: ['get', 'post'],
  /** Closing months of the books and opening them again: the operator's alone. */
  'period-close': ['post'],
  permissions: ['get', 'post', 'delete'],
  quote: ['get', 'post'],
  'quote-file': ['get', 'post'],
  /** What tariff carriers charge: the operator's alone. */
  rates: ['get', 'patch'],
  role: ['get', 'post', 'patch', 'delete'],
  'role-permission': ['get', 'post', 'delete'],
  /** Choices the operator makes for everybody. */
  settings: ['get', 'patch'],
  'share-files': ['post'],
  'shipping-label': ['get'],
  /** Act for an account below the own one; any account for the operator. */
  'sign-in-as': ['post'],
  stops: ['get', 'patch'],
  /** Rates of tax, the operator's numbers, exempt accounts, and what was charged: the operator's alone. */
  tax: ['get', 'patch'],
  /** Loads kept by a name, and those made of them again and again. */
  templates: ['get', 'post', 'patch', 'delete'],
  tender: ['post'],
  'truck-type': ['get', 'post', 'patch', 'delete'],
  user: ['get', 'post', 'patch', 'delete'],
  'user-docs': ['post'],
  /** Where events of the account are sent, and the feed of them. */
  webhook: ['get', 'post', 'patch', 'delete'],
} as const;

type Resources = typeof resources;
export type Permission = { [R in keyof Resources & string]: `${Resources[R][number]}:${R}` }[keyof Resources & string];

/** What a role may hold: the right to a call, or a capability. */
export type Right = Permission | Capability;

/** Every permission there is, in alphabetical order of resource. */
export const permissions: readonly Permission[] = Object.entries(resources).flatMap(([resource, methods]) =>
  methods.map((method) => `${method}:${resource}` as Permission),
);

/** Everything a role may hold. */
export const rights: readonly Right[] = [...permissions, ...capabilities];

export const isRight = (name: string): name is Right => rights.some((right) => right === name);

const closedToKeys: readonly Right[] = ['post:sign-in-as', 'patch:approval-rule'];

/** What no key may, whoever made it: manage keys, become somebody else, or say what needs an approval. */
export const isClosedToKeys = (right: Right): boolean => right.endsWith(':api-key') || closedToKeys.includes(right);

/** What "everything its creator may" does not hand to a program: a key has it only where it names it. */
export const isOnlyByName = (right: Right): boolean => right === 'post:mcp';

export const isCapability = (right: string): right is Capability => !right.includes(':');
