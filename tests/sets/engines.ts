/** Which tests depend on the engine of the database. With TEST_DATABASE_URL the server's tests run there, and some of them on the embedded one too. */
import path from 'node:path'
import { isAt } from './testFiles.ts'

/** Whether there is a database server, on which the tests of the server run. */
export const hasServer = Boolean(process.env.TEST_DATABASE_URL)

/** What asks no database, or always the embedded one: on the other engine it would be the same once more. */
const withoutServer = [
  'tests/codegen/migration/{branches,files,fold,names,plan,refusal}.*',
  'tests/server/{config,jobKinds,start}.*',
  'tests/server/records/values/html.*',
  'tests/server/db/{countRows,lock,pglite,sqlStatements,untilThere,wholeFolder}.*',
  'tests/server/{dev,frontEnd}/*',
  'tests/server/http/closing.*',
  'tests/server/lists/manyHits.*',
  'tests/server/lists/positions/log.*',
  'tests/server/sql/{names,projection,startsWith}.*',
  'tests/server/subjects/accounts/secondFactor/seal.*',
  'tests/server/seed/{rows,templates}.*',
  'tests/server/subjects/accounts/sessions/{network,reader}.*',
  'tests/server/subjects/templates/pdf.*',
  'tests/server/subjects/integration/webhooks/{outbound,publicAddress,sign}.*',
]
/** What is about a database server: the embedded one has no network, and nobody beside it. */
const onServerOnly = ['tests/server/db/lostServer.*', 'tests/server/bench.*', 'tests/server/subjects/workflow/faults.*']
/** What names an engine, or has what differs between them: locks, order, counts, row security. */
const engineSpecific = ['db', 'isolation', 'jobs', 'listShapes', 'lists'].map((name) => `tests/server/${name}`)

const fits = (file: string, patterns: readonly string[]) => patterns.some((one) => path.matchesGlob(file, one))

export const needsServer = (file: string): boolean => fits(file, onServerOnly)

/** Whether a test of the server can differ on the other engine. */
export const hasEngine = (file: string): boolean =>
  /^tests\/(server|codegen\/migration)\//.test(file) && !fits(file, withoutServer) && !needsServer(file)

/** What runs on the embedded engine too, whenever it runs on a server; the rest does by turns. */
export const runsOnBoth = (file: string): boolean =>
  hasEngine(file) && engineSpecific.some((place) => isAt(file, place))

/** The name of a run of a file on the embedded engine. */
export const embeddedRun = (file: string): string => `embedded ${file}`
/** The file of a run on either engine. */
export const fileOf = (name: string): string => name.replace(/^embedded /, '')
