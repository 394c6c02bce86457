/**
 * Which tests are run when: the table of subjects and of long groups, each with its tests and with the paths that
 * trigger it. What stands in `core` is run by every `npm test`.
 */

/** A place is a file without its ending, or a folder: `resources/users` is `resources/users.tsx` and all in `resources/users/`. */
export type Subject = {
  /** The one test file of the subject that every run has. */
  smoke?: string
  /** Its screens; their tests stand at the same place under `tests/`. */
  screens?: readonly string[]
  /** Its browser tests of the long set, by name. */
  journeys?: readonly string[]
}
export type LongGroup = {
  /** Patterns of files with `.long.` in their name; the first group that fits has the file. */
  tests: readonly string[]
  /** Patterns of paths. */
  touched: readonly string[]
}

/** Places of tests that every run has. */
export const core: readonly string[] = [
  'tests/drift',
  'tests/floorplan',
  'tests/pageGrid',
  'tests/versionFloors',
  'tests/codegen',
  'tests/docs',
  'tests/domain',
  'tests/e2e',
  'tests/faults',
  'tests/providers',
  'tests/rules',
  'tests/schemas',
  'tests/sets',
  'tests/shake',
  'tests/specification',
  'tests/support',
  'tests/testRules',
  ...[
    'api',
    'app',
    'auditChain',
    'bench',
    'busy',
    'config',
    'crash',
    'db',
    'dev',
    'entities',
    'errors',
    'foundation',
    'frontEnd',
    'heldLoop',
    'heldLoopFiles',
    'http',
    'idempotency',
    'import',
    'isolation',
    'jobKinds',
    'jobs',
    'lifecycles',
    'listShapes',
    'lists',
    'listShapes',
    'office',
    'protect',
    'records',
    'restored',
    'rights',
    'seed',
    'serverPaths',
    'sql',
    'start',
    'subjects/listeners',
  ].map((name) => `tests/server/${name}`),
  ...[
    'absent',
    'actions',
    'children',
    'fields',
    'form',
    'inputs',
    'list',
    'movedClock',
    'page',
    'richText',
    'screens',
    'show',
    'table',
    'tabs',
    'texts',
  ].map((name) => `tests/resources/${name}`),
  ...[
    'beside',
    'guard',
    'home',
    'keys',
    'layout',
    'menu',
    'palette',
    'preferences',
    'screens/jobs',
    'screens/search',
    'screens/signIn',
    'start',
    'stubs',
    'texts',
    'theme',
  ].map((name) => `tests/src/${name}`),
]

/** By folder of `server/subjects`. A subject is touched by a change in it, in its screens, or in what these import. */
export const subjects: Readonly<Record<string, Subject>> = {
  accounts: {
    smoke: 'sessions/session',
    screens: ['resources/users', ...screens('account', 'acl', 'passwords', 'twoFactor')],
    journeys: ['impersonation', 'password', 'secondFactor', 'session'],
  },
  agenda: {
    smoke: 'calls',
    screens: ['resources/agenda-items', ...screens('work', 'myWork')],
    journeys: ['agenda'],
  },
  apiPage: { screens: screens('apiDoc'), journeys: ['apiPage'] },
  arrangements: { smoke: 'arrangements', screens: ['resources/arrangements'] },
  bulk: { smoke: 'bulkRuns', screens: ['resources/bulk-runs'], journeys: ['bulkKeyboard', 'bulkUpdate'] },
  compliance: {
    smoke: 'complaints',
    screens: ['resources/complaints', 'resources/due-diligence', ...screens('compliance')],
  },
  customers: { smoke: 'customers', screens: ['resources/customers', 'resources/merchants'], journeys: ['merchants'] },
  debtors: { smoke: 'match', screens: ['resources/debtors'] },
  dialer: { smoke: 'dialerBlacklist', screens: ['resources/dialer-blacklist'] },
  disputes: { smoke: 'disputes', screens: ['resources/disputes'] },
  documents: {
    smoke: 'upload',
    screens: ['resources/documents', ...screens('documents')],
    journeys: ['documents'],
  },
  drafts: { smoke: 'drafts' },
  fileExport: { smoke: 'fileExport', screens: screens('fileExport') },
  fileImport: {
    smoke: 'fileImport',
    screens: ['resources/import-jobs', ...screens('fileImport', 'import')],
    journeys: ['import'],
  },
  fileLog: { smoke: 'logRoutes', screens: ['resources/file-logs'], journeys: ['log'] },
  filePage: { smoke: 'page' },
  files: {
    smoke: 'create',
    screens: ['resources/files', 'resources/fileSearch', ...screens('files', 'newFile')],
    journeys: ['fileLife', 'newFile'],
  },
  finance: {
    smoke: 'financeDefinitions',
    screens: [
      'resources/allocation-templates',
      'resources/client-cost-templates',
      'resources/payment-descriptions',
      'resources/tools/finance',
    ],
  },
  incomingMail: { smoke: 'handling', screens: ['resources/incoming-emails'], journeys: ['inbox'] },
  integration: {
    smoke: 'keys/apiKeys',
    screens: [
      'resources/api-clients',
      'resources/api-logs',
      'resources/webhook-deliveries',
      'resources/webhooks',
      ...screens('integration'),
    ],
  },
  ledger: { smoke: 'payments', screens: ['resources/payments'] },
  legal: {
    smoke: 'calculations',
    screens: [
      'resources/bailiff-tariffs',
      'resources/courts',
      'resources/holidays',
      'resources/subpoena-salaries',
      'resources/tools/legal',
      ...screens('calculators'),
    ],
  },
  limitation: { smoke: 'limitation' },
  mail: { smoke: 'mail', screens: screens('outgoing') },
  manyFiles: { smoke: 'manyFiles', screens: screens('manyFiles') },
  merging: { smoke: 'merging', screens: screens('merging') },
  messages: {
    smoke: 'send',
    screens: ['resources/messages', 'resources/scheduled-sends', 'resources/sendDialog'],
  },
  news: { smoke: 'news', screens: ['resources/news-items', ...screens('news')] },
  precasso: {
    smoke: 'life',
    screens: ['resources/precassos', ...screens('precasso')],
    journeys: ['precassoLife'],
  },
  presence: { smoke: 'presence' },
  settings: { smoke: 'settings', screens: screens('settings') },
  sharing: { smoke: 'sharedInfo', screens: ['resources/shared-info', ...screens('sharing')] },
  specification: {},
  surveillance: { smoke: 'surveillance', screens: ['resources/address-surveillances'] },
  templates: {
    smoke: 'templates',
    screens: [
      'resources/email-templates',
      'resources/post-mail-templates',
      'resources/sms-templates',
      'resources/subpoena-templates',
      'resources/template-variables',
      'resources/templates',
    ],
  },
  texts: { smoke: 'changedTexts', screens: screens('texts') },
  views: { smoke: 'savedViews', screens: ['resources/saved-views'] },
  workflow: {
    smoke: 'run',
    screens: [
      'resources/processing-items',
      'resources/workflow-steps',
      'resources/workflows',
      ...screens('processing', 'workflow'),
    ],
    journeys: ['processing', 'workflow'],
  },
}

/** What every subject stands on, although it may not import it. */
export const beneathAll: readonly string[] = [
  'package-lock.json',
  'server/*',
  'server/!(dev|frontEnd|seed|subjects)/**',
  'tests/support/**',
]

/** Files of the long set. Journeys are triggered by their subject too. */
export const longGroups: Readonly<Record<string, LongGroup>> = {
  benches: { tests: ['tests/**/bench*'], touched: ['tests/bench/**'] },
  generator: {
    tests: ['tests/codegen/**', 'tests/server/sql/**', 'tests/e2e/{development,newEntity,presentation,starter}*'],
    touched: ['codegen/**', 'starter/**', 'tests/codegen/**', 'package-lock.json'],
  },
  month: {
    tests: ['tests/server/subjects/**/{faults,month,costLives,unlawful}*'],
    touched: [
      'server/subjects/{arrangements,ledger,messages,workflow}/**',
      'domain/{costs,gate,law,ledger,workflow}/**',
    ],
  },
  bodies: {
    tests: [
      'tests/server/{entities,heldLoop,isolation,lifecycles}*',
      'tests/server/subjects/{documents,fileImport}/{fuzz,uploads}*',
    ],
    touched: ['server/app.ts', 'server/{api,foundation,http,import}/**', 'server/subjects/{documents,fileImport}/**'],
  },
  commands: {
    tests: ['tests/server/commands*'],
    touched: ['package.json', 'server/*', 'server/{auditChain,db,seed}/**'],
  },
  kills: {
    tests: ['tests/server/**'],
    touched: ['server/{auditChain,db,idempotency,jobs,lists,records}/**', 'server/protect*'],
  },
  screens: {
    tests: [
      'tests/{providers,resources,specification,src}/**',
      'tests/e2e/{accessibility,everyPage,foreignServer,palette,release,startFailures,widgets}*',
    ],
    touched: [
      '{providers,resources,src}/**',
      'codegen/views/**',
      'schemas/*.schema.json',
      'schemas/{pages,roles}.json',
    ],
  },
  journeys: { tests: ['tests/e2e/**'], touched: ['tests/support/{app,office}.ts'] },
}

/** Everything that a database server ran, on the embedded engine, and the other way round. */
export const otherEngine = {
  name: 'engines',
  touched: longGroups.kills?.touched ?? [],
}

/** Pages of `src/screens`. */
function screens(...names: readonly string[]): string[] {
  return names.map((name) => `src/screens/${name}`)
}
